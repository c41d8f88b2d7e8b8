import { writeMeasured } from '@huella/domain/model/measures';
import type { Balance } from '@huella/domain/engine/events/transform';
import { localeTag } from '@huella/domain/model/value';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

export interface BalanceNoteProps {
  readonly balance: Balance;
  /** More coming out than going in cannot be recorded. */
  readonly refuses: boolean;
}

/** What goes into a transformation beside what comes out of it, announced again as it is filled in. */
export function BalanceNote({ balance, refuses }: BalanceNoteProps) {
  const { say, language } = useSay('events');
  const { inputs, outputs, unit, isOver } = balance;
  const write = (quantity: number) => writeMeasured({ quantity, unit }, language);
  const put = say('events:goesIn', { amount: write(inputs) });
  if (outputs === null) return <Notice tone="info">{put}</Notice>;
  const amounts = `${put} ${say('events:comesOut', { amount: write(outputs) })}`;
  const share = inputs > 0 ? Math.round((1000 * outputs) / inputs) / 10 : 0;
  if (!isOver)
    return (
      <Notice tone="info">
        {amounts} {say('events:yieldShare', { share: share.toLocaleString(localeTag[language]) })}
      </Notice>
    );
  return (
    <Notice tone={refuses ? 'danger' : 'warning'} title={say('events:overYield')}>
      {amounts} {say(refuses ? 'events:overYieldRefused' : 'events:overYieldCheck')}
    </Notice>
  );
}
