import { styled } from '@mui/material/styles';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { phone } from '../theme/media';
import { IconAction } from '../ui/IconAction';
import { PageHeader } from '../ui/PageHeader';
import { useSay } from '../words/use-say';
import { ColumnChooser } from './ColumnChooser';
import { useCountWords } from './use-count-words';
import type { List } from './use-list';
import { UpdatedAgo } from './UpdatedAgo';

export interface ListHeaderProps {
  readonly list: List;
  readonly title: string;
  /** Without columns the list has none to choose. */
  readonly hasColumns: boolean;
  /** The buttons of the screen, the main one last. */
  readonly actions?: ReactNode;
}

const Place = styled('div')({
  flex: 'none',
  // On phones the title and its one button share a line.
  [phone]: { '& > header': { flexWrap: 'nowrap' } },
});
const Ago = styled('span')({ [phone]: { display: 'none' } });

/** The head of a list: what it is of, how many there are, and what can be done. */
export function ListHeader({ list, title, hasColumns, actions }: ListHeaderProps) {
  const { say } = useSay('list');
  const { totals } = useCountWords(list);
  return (
    <Place>
      <PageHeader
        title={title}
        subtitle={
          <>
            <span aria-live="polite">{totals === '' ? '\u00a0' : totals}</span>
            {list.updatedAt > 0 && (
              <Ago>
                {' · '}
                <UpdatedAgo at={list.updatedAt} />
              </Ago>
            )}
          </>
        }
        actions={
          <>
            {hasColumns && (
              <>
                <IconAction label={say('list:reload')} aria-busy={list.isFetching} onClick={list.reload}>
                  <RotateCw size={16} />
                </IconAction>
                <ColumnChooser columns={list.columns} />
              </>
            )}
            {actions}
          </>
        }
      />
    </Place>
  );
}
