import { sceneArt } from '@huella/domain/engine/qr/scene-art';
import type { SceneName } from '@huella/domain/model/public-face';
import { Pampas } from './Pampas';

/**
 * The drawing at the top of a page: it is there for the mood and says nothing. The grassland, which most pages show, comes
 * with the page.
 */
export function Scene({ name }: { readonly name: SceneName }) {
  return name === 'pampas' ? <Pampas /> : <img className="scene" src={sceneArt[name]} alt="" />;
}
