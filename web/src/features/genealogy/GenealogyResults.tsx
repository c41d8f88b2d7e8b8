import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { RegistryAnimal } from '@huella/domain/calls/genealogy';
import { formatDate } from '@huella/domain/engine/fields/date';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import type { SearchState } from './use-registry-search';

export interface GenealogyResultsProps {
  readonly state: SearchState;
  readonly chosen: RegistryAnimal | null;
  readonly onChoose: (animal: RegistryAnimal) => void;
}

const Root = styled('div')({ display: 'grid', gap: 8, marginTop: 20, '&:empty': { display: 'none' } });
const Head = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));

/** What the registry answered: still waiting, animals to choose from, none, or why not. */
export function GenealogyResults({ state, chosen, onChoose }: GenealogyResultsProps) {
  return (
    <Root role="status">
      <Inside state={state} chosen={chosen} onChoose={onChoose} />
    </Root>
  );
}

function Inside({ state, chosen, onChoose }: GenealogyResultsProps) {
  const { say } = useSay('genealogy');
  if (state.kind === 'idle') return null;
  if (state.kind === 'error') return <Notice tone="danger">{state.text}</Notice>;
  if (state.kind === 'waiting') {
    return (
      <>
        <Head>{say('genealogy:waiting')}</Head>
        <LinearProgress aria-label={say('genealogy:waiting')} />
      </>
    );
  }
  if (state.found.length === 0) return <Notice tone="warning">{say('genealogy:dontExist')}</Notice>;
  return <Found found={state.found} chosen={chosen} onChoose={onChoose} />;
}

interface FoundProps extends Omit<GenealogyResultsProps, 'state'> {
  readonly found: readonly RegistryAnimal[];
}

function Found({ found, chosen, onChoose }: FoundProps) {
  const { say } = useSay('genealogy');
  const sexes: Readonly<Record<string, string>> = { M: say('genealogy:male'), H: say('genealogy:female') };
  const textOf = ({ Sexo, HBA, fechaNacimiento, relatives }: RegistryAnimal) =>
    [
      sexes[Sexo] ?? '',
      HBA === '' ? '' : say('genealogy:resultHba', { hba: HBA }),
      fechaNacimiento === '' ? '' : say('genealogy:born', { date: formatDate(fechaNacimiento) }),
      say('genealogy:known', { count: Math.max(0, relatives.length - 1) }),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <>
      <Head>{say('genealogy:results', { count: found.length })}</Head>
      <ChoiceCards
        label={say('genealogy:found')}
        least={400}
        cards={found.map((animal, at) => ({
          value: String(at),
          title: animal.Nombre,
          text: textOf(animal),
        }))}
        value={chosen === null ? '' : String(found.indexOf(chosen))}
        onChange={(at) => {
          const animal = found[Number(at)];
          if (animal !== undefined) onChoose(animal);
        }}
      />
    </>
  );
}
