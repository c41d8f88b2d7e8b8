import type { SceneName } from '../../model/public-face';

/** The drawings of the chains, by their addresses on the site. */
export const sceneArt: Readonly<Record<SceneName, string>> = {
  pampas: '/art/landscape-pampas-wide.svg',
  forest: '/art/scene-forest.svg',
  silobags: '/art/scene-silobags.svg',
  malthouse: '/art/scene-malthouse.svg',
  workshop: '/art/scene-workshop.svg',
  garage: '/art/scene-garage.svg',
  pigYard: '/art/scene-pig-yard.svg',
};
