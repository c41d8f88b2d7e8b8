import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useId, useRef, type ComponentType } from 'react';
import type { FilterOperator } from '@huella/domain/model/filter-operators';
import { filterOperatorOf } from '@huella/domain/engine/lists/list-fields';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';
import { DatesFilter } from './DatesFilter';
import type { FilterWidgetProps } from './filter-widget';
import { NumbersFilter } from './NumbersFilter';
import { OptionsFilter } from './OptionsFilter';
import { TextInput } from '../ui/TextInput';
import { Segmented } from '../ui/Segmented';
import { useFacet } from './use-facet';
import { useInView } from './use-in-view';
import type { List } from './use-list';

/** What draws a filter, by how it compares. */
const widgets: Readonly<Record<FilterOperator, ComponentType<FilterWidgetProps>>> = {
  '=': TextFilter,
  '===': TextFilter,
  inArray: OptionsFilter,
  betweenValues: NumbersFilter,
  betweenDates: DatesFilter,
};

export interface FilterSectionProps extends Omit<FilterWidgetProps, 'facet'> {
  readonly list: Pick<List, 'subject' | 'state'>;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  /** Changes whenever this filter is asked for: it comes into view and takes the focus. */
  readonly wanted: number | null;
}

const Root = styled('section')(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.line}`,
  '&:last-of-type': { borderBottom: 0 },
}));
const Head = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  gap: 8,
  textAlign: 'left',
  borderRadius: radius.inner,
  ...typeStyle({ ...type.cell, weight: 600 }),
  '& > svg': { color: theme.palette.ink2 },
  '&.Mui-focusVisible': focusLine(theme),
  [phone]: { minHeight: height.phoneTarget, ...typeStyle({ ...type.body, weight: 600 }) },
}));
const Label = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Count = styled('span')(({ theme }) => ({
  color: theme.palette.accent.text,
  ...typeStyle({ ...type.meta, weight: 500 }),
}));
const Body = styled('div')({ display: 'flex', flexDirection: 'column', padding: '2px 0 14px' });

/** One filter of the panel under its head, which folds it. */
export function FilterSection({ isExpanded, onExpand, wanted, list, ...widget }: FilterSectionProps) {
  const { word } = useSay('list');
  const { field, item } = widget;
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    head.current?.scrollIntoView({ block: 'nearest' });
    head.current?.focus();
  }, [wanted]);
  const Chevron = isExpanded ? ChevronUp : ChevronDown;
  const count = item === undefined ? 0 : (item.values?.length ?? 1);
  return (
    <Root>
      <h3>
        <Head
          ref={head}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => {
            onExpand(!isExpanded);
          }}
        >
          <Label>
            {word(field.label)}
            {field.unit !== undefined && ` (${field.unit})`}
          </Label>
          {count > 0 && <Count>{count}</Count>}
          <Chevron size={14} aria-hidden="true" />
        </Head>
      </h3>
      <div id={id}>
        {isExpanded && (
          <Body>
            <OpenFilter list={list} {...widget} />
          </Body>
        )}
      </div>
    </Root>
  );
}

/** A filter that is open: what there is to choose from is asked for once it is in view. */
function OpenFilter({ list, ...widget }: Pick<FilterSectionProps, 'list'> & FilterWidgetProps) {
  const { field } = widget;
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const facet = useFacet(list, field, wasInView);
  const Widget = field.type === 'checkbox' ? YesNoFilter : widgets[filterOperatorOf(field)];
  return (
    <div ref={ref}>
      <Widget {...widget} facet={facet} />
    </div>
  );
}

/** A text that the attribute holds, or is. */
function TextFilter({ field, item, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const operator = filterOperatorOf(field);
  return (
    <TextInput
      size="small"
      hideLabel
      label={operator === '=' ? say('list:textOf', { label: word(field.label) }) : word(field.label)}
      placeholder={operator === '=' ? say('list:contains') : ''}
      maxLength={100}
      value={typeof item?.value === 'string' ? item.value : ''}
      onChange={(value) => {
        onChange(value === '' ? null : { field: field.name, operator, value });
      }}
    />
  );
}

/** Yes, no, or either. */
function YesNoFilter({ field, item, locale, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const answer = (isYes: boolean) => fieldKinds.checkbox.format(isYes, field, locale);
  const value = item === undefined ? 'any' : String(item.value) === 'true' ? 'true' : 'false';
  return (
    <Segmented
      size="small"
      hideLabel
      label={word(field.label)}
      options={[
        { value: 'any', label: say('list:any') },
        { value: 'true', label: answer(true) },
        { value: 'false', label: answer(false) },
      ]}
      value={value}
      onChange={(next) => {
        onChange(next === 'any' ? null : { field: field.name, operator: '===', value: next });
      }}
    />
  );
}
