import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { OptionRow } from './OptionRow';
import type { OptionGroup, SearchOption } from './options';

export interface OptionGroupsProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly text: string;
  /** The place among all of the one that Enter opens. */
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onTake: (option: SearchOption, event: MouseEvent) => void;
}

const List = styled('div')({ padding: 8, overflowY: 'auto', minHeight: 0 });
const Head = styled('div')(({ theme }) => ({
  padding: '10px 12px 4px',
  color: theme.palette.ink2,
  ...typeStyle({ ...type.meta, weight: 500 }),
}));

/** What was found, group by group. The focus stays in the field; the arrows go through all of it. */
export function OptionGroups({ id, groups, text, active, onPoint, onTake }: OptionGroupsProps) {
  const { say } = useSay('search');
  return (
    <List id={id} role="listbox" aria-label={say('search:title')} tabIndex={-1}>
      {groups.map(({ key, name, options }, at) => {
        const before = groups.slice(0, at).reduce((sum, group) => sum + group.options.length, 0);
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <Head id={`${id}-${key}`} role="presentation">
              {name}
            </Head>
            {options.map((option, place) => (
              <OptionRow
                key={option.key}
                id={`${id}-${String(before + place)}`}
                option={option}
                text={text}
                isActive={before + place === active}
                onPoint={() => onPoint(before + place)}
                onTake={(event) => onTake(option, event)}
              />
            ))}
          </div>
        );
      })}
    </List>
  );
}
