import Button from '@mui/material/Button';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { EmptyState } from '../../ui/EmptyState';
import { NoPermissionState } from '../../ui/NoPermissionState';
import { useSay } from '../../words/use-say';

export interface LotMiddleProps {
  /** A right is missing; else the lot is. */
  readonly lacks?: boolean;
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** What stands in the place of a lot that cannot be shown, with the way to the others. */
export function LotMiddle({ lacks = false, title, text, actions }: LotMiddleProps) {
  const { say } = useSay('lots');
  const ways = (
    <>
      {actions}
      <Button size="small" href={paths.lots}>
        {say('lots:toLots')}
      </Button>
    </>
  );
  return (
    <Middle>
      <HiddenTitle>{say('lots:title')}</HiddenTitle>
      {lacks ? (
        <NoPermissionState title={title} text={text} actions={ways} />
      ) : (
        <EmptyState kind="filtered" icon={<SearchX size={20} />} title={title} text={text} actions={ways} />
      )}
    </Middle>
  );
}
