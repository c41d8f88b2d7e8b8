import { useNavigate } from '@tanstack/react-router';
import { runAddress } from '../shell/run-address';
import { FilterChip } from '../ui/FilterChip';
import { useSay } from '../words/use-say';
import type { ChangeList } from './use-list-state';

interface RunChipProps {
  readonly run: number;
  readonly change: ChangeList;
}

/** The run that what is shown was loaded by, as a filter: it opens the task itself. */
export function RunChip({ run, change }: RunChipProps) {
  const { say } = useSay('list');
  const navigate = useNavigate();
  return (
    <FilterChip
      label={say('list:runChip')}
      value={say('list:runOf', { id: run })}
      onOpen={() => void navigate({ href: runAddress(run) })}
      onRemove={() => {
        change({ run: undefined });
      }}
    />
  );
}
