import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Context } from '@huella/domain/rules/context';
import { useContextChoice } from '../../session/context';
import { useUser } from '../../session/session';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { chosenAt } from './catalogue';
import { offeredAgain, readRecents } from './recent-contexts';
import { useCatalogue } from './use-catalogue';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });
const Label = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));
const Chip = styled(Button)({
  maxWidth: 200,
  minHeight: 28,
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The contexts used last, one click away. */
export function Recents({ onTake }: { readonly onTake: (context: Context) => void }) {
  const { say } = useSay('shell');
  const { items, catalogue } = useCatalogue();
  const { id } = useUser();
  const { context: now } = useContextChoice();
  const recents = offeredAgain(items, readRecents(id), now);
  if (recents.length === 0) return null;
  return (
    <Root role="group" aria-label={say('shell:recents')}>
      <Label aria-hidden="true">{say('shell:recents')}</Label>
      {recents.map((context) => {
        const box = chosenAt(catalogue, context, 'establishment');
        const kind =
          items.establishments.find((item) => item.id === context.establishment)?.subtypeName ?? '';
        const label = [box?.name ?? '', kind].filter((part) => part !== '').join(' · ');
        return (
          <Chip
            key={`${context.active ?? ''}-${context.establishment ?? ''}`}
            size="small"
            onClick={() => onTake(context)}
          >
            <span title={label}>{label}</span>
          </Chip>
        );
      })}
    </Root>
  );
}
