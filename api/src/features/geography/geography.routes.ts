import { maxSearchResults } from '@huella/domain/calls/geography';
import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { kilometresBetween } from '../../outside/geocoding/gazetteer';
import { namesInView } from '../../outside/geocoding/search-gazetteer';
import { findGroundOfBox } from './geography.store';

type GeographyRoutes = Pick<
  Handlers,
  'geography.map' | 'geography.search' | 'geography.nearest' | 'geography.names' | 'boxes.positionGeometry'
>;

/** Maps and addresses (document 2 sections 2, 5, 7 and 9; decisions section 6). */
export function geographyRoutes(deps: Deps): GeographyRoutes {
  const { geocoder, gazetteer } = deps.geography;
  const { street, satellite } = deps.config.map;
  return {
    'geography.map': () => Promise.resolve({ street, satellite }),
    'geography.search': async ({ body, caller }) => {
      const { text, country = null } = body;
      const asked = { text, country, language: caller.language, limit: maxSearchResults };
      return [...(await geocoder.search(asked))];
    },
    'geography.nearest': async ({ body, caller }) => {
      const place = await geocoder.nearest(body, caller.language);
      return { place, kilometres: place === null ? null : Math.round(kilometresBetween(place, body)) };
    },
    'geography.names': async ({ body }) => {
      const known = await gazetteer();
      return namesInView(known, body).map((at) => ({
        name: known.nameOf(at),
        rank: known.rankOf(at),
        ...known.positionOf(at),
      }));
    },
    'boxes.positionGeometry': async ({ params }) =>
      (await findGroundOfBox(deps.db, params.boxId)) ?? fail('notFound'),
  };
}
