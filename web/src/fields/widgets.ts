import type { FieldKindName } from '@huella/domain/model/field';
import { assetsSummaryWidget } from './AssetsSummaryWidget';
import { assetsWidget } from './AssetsWidget';
import { autocompleteWidget } from './AutocompleteWidget';
import { addableListWidget } from './AddableListWidget';
import { boxTargetWidget } from './BoxTargetWidget';
import { boxesWidget } from './BoxesWidget';
import { checkboxWidget } from './CheckboxWidget';
import { colorWidget } from './ColorWidget';
import { dateTimeWidget } from './DateTimeWidget';
import { dateWidget } from './DateWidget';
import { detailWidget } from './DetailWidget';
import { fileWidget } from './FileWidget';
import { floatWidget } from './FloatWidget';
import { linkWidget } from './LinkWidget';
import { locationWidget } from './LocationWidget';
import { maskedWidget } from './MaskedWidget';
import { multilineWidget } from './MultilineWidget';
import { multiselectWidget } from './MultiselectWidget';
import { numberWidget } from './NumberWidget';
import { phoneWidget } from './PhoneWidget';
import { polygonWidget } from './PolygonWidget';
import { selectImageWidget } from './SelectImageWidget';
import { selectWidget } from './SelectWidget';
import { textWidget } from './TextWidget';
import type { Widget, WidgetOf } from './widget';

const widgetOf: WidgetOf = ({ type }) => widgets[type];

/** How each kind of field is filled in and read. A kind without a row here does not compile. */
export const widgets: Readonly<Record<FieldKindName, Widget>> = {
  text: textWidget,
  multiline: multilineWidget,
  number: numberWidget,
  float: floatWidget,
  masked: maskedWidget,
  phone: phoneWidget,
  date: dateWidget,
  dateTime: dateTimeWidget,
  select: selectWidget,
  selectimage: selectImageWidget,
  multiselect: multiselectWidget,
  multiselectbox: boxesWidget,
  groupedmultiselectbox: boxesWidget,
  checkbox: checkboxWidget,
  autocomplete: autocompleteWidget,
  nft_link: linkWidget,
  colorx: colorWidget,
  file: fileWidget,
  location: locationWidget,
  polygon: polygonWidget,
  addableList: addableListWidget,
  detail: detailWidget(widgetOf),
  sub_detail: detailWidget(widgetOf),
  assetsSelectList: assetsWidget,
  summaryAssetsSelectList: assetsSummaryWidget,
  boxTarget: boxTargetWidget,
};
