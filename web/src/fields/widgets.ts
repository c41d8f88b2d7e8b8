import type { FieldKindName } from '@huella/domain/fields/kinds';
import { checkboxWidget } from './CheckboxWidget';
import { dateTimeWidget } from './DateTimeWidget';
import { dateWidget } from './DateWidget';
import { floatWidget } from './FloatWidget';
import { maskedWidget } from './MaskedWidget';
import { multilineWidget } from './MultilineWidget';
import { multiselectWidget } from './MultiselectWidget';
import { numberWidget } from './NumberWidget';
import { selectWidget } from './SelectWidget';
import { textWidget } from './TextWidget';
import type { Widget } from './widget';

/** How each kind of field is filled in and read. A kind without a row here does not compile. */
export const widgets: Readonly<Record<FieldKindName, Widget>> = {
  text: textWidget,
  multiline: multilineWidget,
  number: numberWidget,
  float: floatWidget,
  masked: maskedWidget,
  phone: textWidget,
  date: dateWidget,
  dateTime: dateTimeWidget,
  select: selectWidget,
  selectimage: selectWidget,
  multiselect: multiselectWidget,
  multiselectbox: multiselectWidget,
  groupedmultiselectbox: multiselectWidget,
  checkbox: checkboxWidget,
  autocomplete: textWidget,
  colorx: textWidget,
  file: textWidget,
  location: textWidget,
  polygon: textWidget,
  addableList: textWidget,
  detail: textWidget,
  sub_detail: textWidget,
  assetsSelectList: textWidget,
  summaryAssetsSelectList: textWidget,
  boxTarget: textWidget,
};
