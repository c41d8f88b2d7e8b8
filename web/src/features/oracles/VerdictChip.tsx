import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Unlink from 'lucide-react/icons/unlink';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { Tone } from '../../theme/tokens';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';

/** What an oracle says of an asset, that it has no link, or that it is to have one and lacks the code. */
export type Verdict = OracleVerdict | 'free' | 'lacks';

const tones: Readonly<Record<Verdict, Tone>> = {
  matches: 'ok',
  differs: 'warning',
  missing: 'danger',
  silent: 'warning',
  free: 'neutral',
  lacks: 'neutral',
};
const icons = {
  matches: CircleCheck,
  differs: TriangleAlert,
  missing: CircleX,
  silent: Unlink,
  free: CircleDashed,
  lacks: CircleDashed,
} as const;

/** What an oracle says beside the record, as a word with its sign. */
export function VerdictChip({ verdict }: { readonly verdict: Verdict }) {
  const { say } = useSay('oracles');
  return (
    <StatusChip tone={tones[verdict]} icon={icons[verdict]}>
      {say(`oracles:${verdict}`)}
    </StatusChip>
  );
}
