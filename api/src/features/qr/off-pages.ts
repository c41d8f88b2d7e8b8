import { disabledInLists, scopeOf } from '@huella/domain/engine/access/field-access';
import { takenOff } from '@huella/domain/engine/qr/template';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import type { Words } from '@huella/domain/words';
import type { QrPlace } from './qr.store';

/** The attributes of a model that an establishment disables for lists now, and so for its public pages. */
export function disabledAt(model: AssetType, place: QrPlace): ReadonlySet<string> {
  return disabledInLists(model, scopeOf(place));
}

/** What no page says anything of: what the establishment disables for lists, and what its template took off. */
export function offPages({
  model,
  place,
  template,
}: {
  readonly model: AssetType;
  readonly place: QrPlace;
  readonly template: QrTemplate | null;
}): ReadonlySet<string> {
  return new Set([...disabledAt(model, place), ...takenOff(model, template)]);
}

/** What an establishment says on all its pages of a kind; in one language alone it is said in both. */
export function aboutOf(template: QrTemplate | null): Words | null {
  const { es = '', en = '' } = template?.description ?? {};
  return es === '' && en === '' ? null : { es: es || en, en: en || es };
}
