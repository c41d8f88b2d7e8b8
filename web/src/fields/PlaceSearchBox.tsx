import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { height, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { SearchInput } from '../ui/SearchInput';
import { useSay } from '../words/use-say';
import type { FoundPlaces, PlaceSearch, SearchState } from './use-place-search';

export interface PlaceSearchBoxProps {
  readonly search: PlaceSearch;
  readonly onChoose: (place: FoundPlaces[number]) => void;
}

const Root = styled('div')({ minWidth: 0, flex: '1 1 240px' });
const Results = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: '8px 0 0',
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
}));
const Result = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 10,
  width: '100%',
  minHeight: height.gridRow,
  padding: '4px 8px',
  borderRadius: radius.inner,
  textAlign: 'left',
  ...typeStyle(type.cell),
  [phone]: { minHeight: height.phoneTarget },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&.Mui-focusVisible': focusLine(theme),
  '& b': { color: theme.palette.accent.text, fontWeight: 600, width: 14, textAlign: 'center' },
  '& small': { ...typeStyle(type.cell), color: theme.palette.ink3 },
}));
const Note = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/**
 * Looks for an address when Enter is pressed, not while one types: public geocoders forbid the latter. One result is
 * taken at once, of several one is chosen here or on the map.
 */
export function PlaceSearchBox({ search, onChoose }: PlaceSearchBoxProps) {
  const { say } = useSay('map');
  const [text, setText] = useState('');
  const { state } = search;
  const look = async () => {
    if (text.trim().length < 2) return;
    const places = await search.search(text.trim());
    const [only] = places;
    if (only !== undefined && places.length === 1) onChoose(only);
  };
  return (
    <Root>
      <SearchInput
        size="medium"
        value={text}
        label={say('map:search')}
        placeholder={say('map:searchShort')}
        onChange={(typed) => {
          setText(typed);
          search.forget();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void look();
        }}
        inputProps={{ maxLength: 300, enterKeyHint: 'search' }}
      />
      {state.is === 'found' && state.places.length > 1 && (
        <Results aria-label={say('map:found', { count: state.places.length })}>
          {state.places.map((place, at) => (
            <li key={`${place.lat}:${place.lng}`}>
              <Result
                type="button"
                onClick={() => {
                  onChoose(place);
                }}
              >
                <b aria-hidden="true">{at + 1}</b>
                <span>
                  {place.name} <small>{place.detail}</small>
                </span>
              </Result>
            </li>
          ))}
        </Results>
      )}
      <div aria-live="polite">
        <Status state={state} />
      </div>
    </Root>
  );
}

function Status({ state }: { readonly state: SearchState }) {
  const { say } = useSay('map');
  if (state.is === 'searching') return <Note>{say('map:searching')}</Note>;
  if (state.is === 'failed') return <Note>{say('map:searchFailed')}</Note>;
  if (state.is === 'found' && state.places.length === 0)
    return <Note>{say('map:notFound', { text: state.text })}</Note>;
  return null;
}
