import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Facet } from '@huella/domain/calls/facets';
import type { Language } from '@huella/domain/words';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { phone } from '../theme/media';
import { CheckRow } from '../ui/CheckRow';
import { matchOptions, searchFrom, type Option } from '../ui/option';
import { SearchInput } from '../ui/SearchInput';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import type { FilterWidgetProps } from './filter-widget';
import { shortOptions } from './short-options';

const Rows = styled('ul')({
  maxHeight: 264,
  overflowY: 'auto',
  paddingLeft: 4,
  marginLeft: -4,
  paddingBlock: 2,
});
const More = styled(Button)({ alignSelf: 'flex-start', marginLeft: 14, [phone]: { marginLeft: 16 } });
const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 2,
  // Under the words, beside the box.
  margin: '0 0 4px 24px',
  borderRadius: 1,
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', backgroundColor: theme.palette.accent.tintBorder },
}));
const Search = styled('div')({ marginBottom: 8 });

/** The options of an attribute as a list to check; long ones show their head until asked, and have a search then. */
export function OptionsFilter({ field, item, locale, facet, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const offers = offersOf(field, locale.language);
  const options = countedOf(offers, facet);
  const chosen = (item?.values ?? []).map(String);
  const short = shortOptions(options, chosen);
  const shown = isWhole ? matchOptions(options, text) : short;
  const toggle = (value: string, isChecked: boolean) => {
    const values = offers
      .map((option) => option.value)
      .filter((each) => (each === value ? isChecked : chosen.includes(each)));
    onChange(values.length === 0 ? null : optionsItem(field.name, values));
  };
  return (
    <>
      {isWhole && options.length > searchFrom && (
        <Search>
          <SearchInput
            value={text}
            onChange={setText}
            label={say('list:searchOptions', { label: word(field.label) })}
            placeholder={say('ui:search')}
          />
        </Search>
      )}
      {/* The list scrolls by its checkboxes, which take the focus. */}
      <Rows>
        {shown.map((option) => (
          <OptionRow
            key={option.value}
            isChecked={chosen.includes(option.value)}
            onCheck={(isChecked) => {
              toggle(option.value, isChecked);
            }}
            {...option}
            language={locale.language}
          />
        ))}
        {shown.length === 0 && <li>{say('ui:noOption', { text })}</li>}
      </Rows>
      {short.length < options.length && (
        <More
          variant="text"
          size="small"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            setText('');
          }}
        >
          {isWhole ? say('list:seeLess') : say('list:seeMore', { count: options.length - short.length })}
        </More>
      )}
    </>
  );
}

/** An option with how many rows have it, once that is known, and how many that is beside the most frequent one. */
interface CountedOption extends Option {
  readonly count?: number;
  readonly share?: number;
}

/** Most frequent first; what is as frequent, and all where nothing is known, stays as the model has it. */
function countedOf(options: readonly Option[], facet: Facet | undefined): readonly CountedOption[] {
  if (facet === undefined) return options;
  const counts = new Map(facet.options.map(({ key, count }) => [key, count]));
  const counted = options.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted
    .toSorted((one, other) => other.count - one.count)
    .map((option) => ({ ...option, share: option.count / most }));
}

interface OptionRowProps extends CountedOption {
  readonly language: Language;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

function OptionRow({ label, count, share = 0, language, isChecked, onCheck }: OptionRowProps) {
  return (
    <li>
      <CheckRow
        label={label}
        end={count === undefined ? undefined : formatCount(count, language)}
        checked={isChecked}
        onChange={onCheck}
      />
      {count !== undefined && (
        <Bar aria-hidden="true">
          <i style={{ width: `${String(100 * share)}%` }} />
        </Bar>
      )}
    </li>
  );
}

function optionsItem(field: string, values: readonly string[]): FilterItem {
  return { field, operator: 'inArray', values };
}

/** The options of a field, or the values that it may have, in the reader's language. */
function offersOf(field: FilterWidgetProps['field'], language: Language): readonly Option[] {
  if (!knowsOptions(field)) {
    return (field.validations?.validValues ?? []).map((value) => ({ value, label: value }));
  }
  return optionsOf(field).map((option) => ({ value: option.key, label: option.label[language] }));
}
