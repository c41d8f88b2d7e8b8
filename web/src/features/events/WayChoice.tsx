import { Segmented } from '../../ui/Segmented';
import { useSay } from '../../words/use-say';
import type { EventWay } from './event-wizard';

export interface WayChoiceProps {
  readonly way: EventWay;
  readonly onChange: (way: EventWay) => void;
  /** In a bar it says nothing but its options. */
  readonly isCompact?: boolean;
}

/** Whether all get the same, or each has a row of its own. */
export function WayChoice({ way, onChange, isCompact = false }: WayChoiceProps) {
  const { say } = useSay('eventGrid');
  return (
    <Segmented
      label={say('eventGrid:way')}
      hideLabel={isCompact}
      {...(isCompact ? { size: 'small' } : { hint: say('eventGrid:wayEachHint') })}
      options={[
        { value: 'all', label: say('eventGrid:wayAll') },
        { value: 'each', label: say('eventGrid:wayEach') },
      ]}
      value={way}
      onChange={onChange}
    />
  );
}
