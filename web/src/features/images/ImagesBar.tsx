import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import { CardsBar } from '../../list/CardsBar';
import { DayRange } from '../../list/DayRange';
import { PickFilter } from '../../list/PickFilter';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { useSay } from '../../words/use-say';
import type { Images } from './use-images';

export interface ImagesBarProps {
  readonly images: Images;
  /** The attributes that hold pictures. */
  readonly fields: readonly Attribute[];
}

const Bar = styled('div')(({ theme }) => ({
  padding: `8px ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px 8px` },
}));

/** The search and the filters over the gallery: what names the asset, the attribute, the days of the upload. */
export function ImagesBar({ images, fields }: ImagesBarProps) {
  const { say, word } = useSay('files', 'list');
  const { filter, narrow } = images;
  const onText = useCallback(
    (q: string) => {
      narrow({ q });
    },
    [narrow],
  );
  return (
    <Bar role="search" aria-label={say('files:imagesFilters')}>
      <CardsBar
        searchLabel={say('files:imagesSearch')}
        text={filter.q}
        onText={onText}
        filters={
          <>
            {(fields.length > 1 || filter.field !== '') && (
              <PickFilter
                label={say('files:imagesField')}
                options={fields.map(({ name, label: called }) => ({ value: name, label: word(called) }))}
                value={filter.field}
                onChange={(field) => {
                  narrow({ field });
                }}
              />
            )}
            <DayRange label={say('files:imagesDay')} from={filter.from} to={filter.to} onChange={narrow} />
          </>
        }
      />
    </Bar>
  );
}
