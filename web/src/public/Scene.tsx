import type { SceneName } from '@huella/domain/model/public-face';
import { Pampas } from './Pampas';

/** The drawings that are files of their own; the grassland, which most pages show, comes with the page. */
const files: Readonly<Record<Exclude<SceneName, 'pampas'>, string>> = {
  forest: '/art/scene-forest.svg',
  silobags: '/art/scene-silobags.svg',
  malthouse: '/art/scene-malthouse.svg',
  workshop: '/art/scene-workshop.svg',
  garage: '/art/scene-garage.svg',
  pigYard: '/art/scene-pig-yard.svg',
};

/** The drawing at the top of a page: it is there for the mood and says nothing. */
export function Scene({ name }: { readonly name: SceneName }) {
  return name === 'pampas' ? <Pampas /> : <img className="scene" src={files[name]} alt="" />;
}
