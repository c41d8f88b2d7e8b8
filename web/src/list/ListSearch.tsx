import { Kbd } from '../ui/Kbd';
import { SearchInput } from '../ui/SearchInput';
import { useSay } from '../words/use-say';
import type { List } from './use-list';
import { useDraft } from './use-draft';
import { useSlash } from './use-slash';

/** The list follows a search that nothing was typed into for so long (document 1 section 9). */
const quiet = 500;

export interface ListSearchProps {
  readonly list: List;
  readonly size?: 'small' | 'medium';
}

/** The search over all texts of the rows and their lots; the key `/` leads to it. */
export function ListSearch({ list, size = 'small' }: ListSearchProps) {
  const { say, word } = useSay('list');
  const { subject, state, change } = list;
  const [search, edit] = useDraft(
    state.search,
    (next) => {
      change({ search: next });
    },
    quiet,
  );
  const noun = word(subject.model.noun.one);
  return (
    <SearchInput
      size={size}
      value={search}
      onChange={edit}
      placeholder={size === 'small' ? say('list:searchNoun', { noun }) : say('list:searchShort')}
      label={say('list:searchNounBy', { noun })}
      inputRef={useSlash()}
      {...(size === 'small' && { end: <Kbd>/</Kbd> })}
      inputProps={{ maxLength: 100, 'aria-keyshortcuts': '/' }}
    />
  );
}
