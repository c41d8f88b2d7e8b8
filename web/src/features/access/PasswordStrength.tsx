import { styled } from '@mui/material/styles';
import type { Tone } from '../../theme/tokens';
import { useSay } from '../../words/use-say';
import { strengths, type Strength } from './password-strength';

const phrases = {
  weak: 'access:strengthWeak',
  fair: 'access:strengthFair',
  good: 'access:strengthGood',
  strong: 'access:strengthStrong',
} as const;

const tones: Readonly<Record<Strength, Tone>> = {
  weak: 'danger',
  fair: 'warning',
  good: 'ok',
  strong: 'ok',
};

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });
const Bars = styled('span')({ display: 'inline-flex', gap: 3 });
const Bar = styled('span')(({ theme }) => ({
  width: 22,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.palette.track,
  ...Object.fromEntries(
    (['danger', 'warning', 'ok'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: theme.palette.state[tone].text },
    ]),
  ),
}));

/** How hard a password is to guess: a word, and bars for the eye. */
export function PasswordStrength({ strength }: { readonly strength: Strength }) {
  const { say } = useSay('access');
  const reached = strengths.indexOf(strength);
  return (
    <Line>
      <Bars aria-hidden="true">
        {strengths.map((each, at) => (
          <Bar key={each} data-tone={at <= reached ? tones[strength] : undefined} />
        ))}
      </Bars>
      {say('access:strength', { level: say(phrases[strength]) })}
    </Line>
  );
}
