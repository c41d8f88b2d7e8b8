import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { phone } from '../theme/media';
import { CheckRow } from '../ui/CheckRow';
import { matchOptions, searchFrom, type Option } from '../ui/option';
import { SearchInput } from '../ui/SearchInput';
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
const Search = styled('div')({ marginBottom: 8 });

/** The options of an attribute as a list to check; long ones show their head until asked, and have a search then. */
export function OptionsFilter({ field, item, locale, onChange }: FilterWidgetProps) {
  const { say, word } = useSay('list');
  const [isWhole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const options = offersOf(field, locale.language);
  const chosen = (item?.values ?? []).map(String);
  const short = shortOptions(options, chosen);
  const shown = isWhole ? matchOptions(options, text) : short;
  const toggle = (value: string, isChecked: boolean) => {
    const values = options
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
          <li key={option.value}>
            <CheckRow
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(isChecked) => {
                toggle(option.value, isChecked);
              }}
            />
          </li>
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

function optionsItem(field: string, values: readonly string[]): FilterItem {
  return { field, operator: 'inArray', values };
}

/** The options of a field, or the values that it may have, in the reader's language. */
function offersOf(field: FilterWidgetProps['field'], language: 'es' | 'en'): readonly Option[] {
  if (!knowsOptions(field)) {
    return (field.validations?.validValues ?? []).map((value) => ({ value, label: value }));
  }
  return optionsOf(field).map((option) => ({ value: option.key, label: option.label[language] }));
}
