import { useNavigate } from '@tanstack/react-router';
import { DayButton } from '../../list/DayButton';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';

/** Leads from an asset to how it was on a day. */
export function SeeOnADay({ pk }: { readonly pk: number }) {
  const { say } = useSay('list');
  const navigate = useNavigate();
  return (
    <DayButton
      isCompact
      label={say('list:seeOnADay')}
      day={null}
      onPick={(day) => void navigate({ href: assetAddress(pk, day) })}
    />
  );
}
