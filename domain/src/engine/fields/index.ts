import type { Field, FieldKindName } from '../../model/field';
import { autocomplete } from './autocomplete';
import { checkbox, multiselect, select } from './choice';
import { assetsSelectList, summaryAssetsSelectList } from './chosen-assets';
import { colorx } from './color';
import { date, dateTime } from './date';
import type { FieldKind } from './field-kind';
import { file } from './file';
import { nftLink } from './link';
import { masked } from './masked';
import { float, number } from './number';
import { phone } from './phone';
import { location, polygon } from './place';
import { readField } from './read-field';
import { rowsKind } from './rows';
import { boxTarget, multiline, text } from './text';

/** Lists inside a record hold fields of any kind, further lists among them. */
const rows = rowsKind((field, raw, locale) => readField(fieldKinds[field.type], field, raw, locale));

/** The registry of field kinds. A kind without a row here does not compile. */
export const fieldKinds: { readonly [Name in FieldKindName]: FieldKind & { readonly name: Name } } = {
  text: { ...text, name: 'text' },
  multiline: { ...multiline, name: 'multiline' },
  number: { ...number, name: 'number' },
  float: { ...float, name: 'float' },
  masked: { ...masked, name: 'masked' },
  phone: { ...phone, name: 'phone' },
  date: { ...date, name: 'date' },
  dateTime: { ...dateTime, name: 'dateTime' },
  select: { ...select, name: 'select' },
  selectimage: { ...select, name: 'selectimage', isWide: true },
  multiselect: { ...multiselect, name: 'multiselect' },
  multiselectbox: { ...multiselect, name: 'multiselectbox' },
  groupedmultiselectbox: { ...multiselect, name: 'groupedmultiselectbox' },
  checkbox: { ...checkbox, name: 'checkbox' },
  autocomplete: { ...autocomplete, name: 'autocomplete' },
  nft_link: { ...nftLink, name: 'nft_link' },
  colorx: { ...colorx, name: 'colorx' },
  file: { ...file, name: 'file' },
  location: { ...location, name: 'location' },
  polygon: { ...polygon, name: 'polygon' },
  addableList: { ...rows, name: 'addableList' },
  detail: { ...rows, name: 'detail' },
  sub_detail: { ...rows, name: 'sub_detail' },
  assetsSelectList: { ...assetsSelectList, name: 'assetsSelectList' },
  summaryAssetsSelectList: { ...summaryAssetsSelectList, name: 'summaryAssetsSelectList' },
  boxTarget: { ...boxTarget, name: 'boxTarget' },
};

/** Whether a field holds a number: it is at the right, so that its digits line up with those above. */
export function isFigure({ type }: Pick<Field, 'type'>): boolean {
  return fieldKinds[type].slots === 'n';
}

/** The names of all kinds. */
export const fieldKindNames: readonly FieldKindName[] = Object.values(fieldKinds).map(({ name }) => name);
