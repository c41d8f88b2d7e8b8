import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';

/** Where a search or filters leave nothing, with the way back to all. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { say } = useSay('delegations');
  return (
    <EmptyState
      kind="filtered"
      icon={<SearchX size={20} />}
      title={say('delegations:nothingFound')}
      text={say('delegations:nothingFoundText')}
      actions={
        <Button size="small" onClick={onClear}>
          {say('delegations:clearAll')}
        </Button>
      }
    />
  );
}
