import type { QrColour, QrMaking } from '@huella/domain/calls/qr-page';
import { formatForPublic, inBoth } from '@huella/domain/engine/qr/format-for-public';
import { makingFields, makingLine } from '@huella/domain/engine/qr/making-line';
import type { AssetType } from '@huella/domain/model/asset-type';
import { localeTag, type Values } from '@huella/domain/model/value';
import { fill } from '@huella/domain/phrases/phrase';

/** How something was made as its page may tell it; null where that is not written down, or not for everybody. */
export function presentMaking(model: AssetType, values: Values, of: QrMaking['of']): QrMaking | null {
  const making = model.public?.making;
  const line = making === undefined ? null : makingLine(making, shownValues(model, values));
  if (making === undefined || line === null) return null;
  const { steps, length, total } = line;
  return {
    title: making.title,
    of,
    total:
      total === null
        ? null
        : inBoth((language) => {
            const hours = new Intl.NumberFormat(localeTag[language]).format(Math.round(total));
            return fill(making.total[language], { hours });
          }),
    length,
    steps: [...steps],
  };
}

/** Only what the model, or a template, lets pages show. */
function shownValues(model: AssetType, values: Values): Values {
  const shown = new Set(model.attributes.flatMap(({ name, qr }) => (qr?.isEnabled === true ? [name] : [])));
  return Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)));
}

/** A measured colour beside a name, where its model has one and pages may show it. */
export function presentColour(model: AssetType, values: Values): QrColour | null {
  const swatch = model.public?.swatch;
  const attribute = model.attributes.find(({ name }) => name === swatch?.field);
  const value = swatch === undefined ? null : values[swatch.field];
  if (swatch === undefined || attribute?.qr?.isEnabled !== true || typeof value !== 'number') return null;
  const text = formatForPublic(attribute, value, 'utc');
  return text && { scale: swatch.scale, value, text };
}

/** The attributes that a making, a colour and what went in beside are told by: what reads an asset for its page reads them, too. */
export function toldFields({ public: face }: AssetType): readonly string[] {
  const making = face?.making === undefined ? null : makingFields(face.making);
  return [...(making?.figures ?? []), ...(making?.moments ?? []), face?.swatch?.field ?? []].flat();
}

/** The facts that a page has told by then: those of its making but the days, and what went in beside. */
export function toldAlready(
  { public: face }: AssetType,
  { making, additions }: { readonly making: boolean; readonly additions: boolean },
): ReadonlySet<string> {
  const figures = making && face?.making !== undefined ? makingFields(face.making).figures : [];
  return new Set([...figures, ...(additions && face?.additions !== undefined ? [face.additions.field] : [])]);
}
