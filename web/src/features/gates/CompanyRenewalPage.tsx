import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { FormWaiting } from '../../form/FormWaiting';
import { safeNext } from '../../paths';
import type { Place } from '../../session/context';
import { seeRenewal, useGate, type Gate, type GateEntry } from '../../session/gate';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter, width } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';
import { GatePlace } from './GatePlace';
import { LookAgain } from './LookAgain';
import { NothingInTheWay } from './NothingInTheWay';

const route = getRouteApi('/inside/companyRenewal');

/** The renewal of the company is due: since when, what goes on and what waits (document 1 section 2). */
export function CompanyRenewalPage() {
  const { say } = useSay('onboarding');
  usePageTitle(say('onboarding:renewal'));
  return <GatePlace title={say('onboarding:renewal')}>{(place) => <Renewal place={place} />}</GatePlace>;
}

function Renewal({ place }: { readonly place: Place }) {
  const { say } = useSay('onboarding');
  const { next } = route.useSearch();
  const gate = useGate(place.boxId);
  const due = gate.entries.find(({ kind }) => kind === 'renewal');
  if (gate.state === null) return <FormWaiting shape="sheet" />;
  if (due !== undefined) return <Due due={due} gate={gate} />;
  return (
    <NothingInTheWay
      page={say('onboarding:renewal')}
      title={say('onboarding:renewed')}
      text={say('onboarding:renewedText', { place: place.boxName })}
      next={next}
    />
  );
}

const Column = styled('div')({
  maxWidth: width.form + 2 * gutter.wide,
  padding: gutter.wide,
  [phone]: { padding: gutter.phone },
});
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  gap: '12px 24px',
  ...theme.typography.body1,
  '& dt': { color: theme.palette.ink3 },
  '& dd': { overflowWrap: 'anywhere' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, '& dd': { marginBottom: 12 } },
}));

interface DueProps {
  readonly due: GateEntry;
  readonly gate: Gate;
}

function Due({ due, gate }: DueProps) {
  const { say, language } = useSay('onboarding');
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(gate.managers);
  const facts = [
    ...(due.since === null ? [] : [[say('onboarding:renewalSince'), formatDateInProse(due.since, language)]]),
    [say('onboarding:renewalGoes'), say('onboarding:renewalGoesText')],
    [say('onboarding:renewalStops'), say('onboarding:renewalStopsText')],
    [
      say('onboarding:renewalContact'),
      gate.managers.length === 0
        ? say('onboarding:renewalManager')
        : say('onboarding:renewalManagers', { names }),
    ],
  ];
  return (
    <>
      <PageHeader
        title={say('onboarding:renewalTitle', { company: due.recordLabel })}
        subtitle={say('onboarding:renewalText')}
        actions={<Ways due={due} check={gate.check} />}
      />
      <Column>
        <Card>
          <Facts>
            {facts.map(([name, text]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </Facts>
        </Card>
      </Column>
    </>
  );
}

/** Reads on, or looks whether it was renewed meanwhile. */
function Ways({ due, check }: Pick<DueProps, 'due'> & Pick<Gate, 'check'>) {
  const { say } = useSay('onboarding');
  const { next } = route.useSearch();
  const router = useRouter();
  return (
    <>
      <LookAgain check={check} still="renewal" text={say('onboarding:stillDue')} />
      <Button
        variant="contained"
        size="small"
        onClick={() => {
          seeRenewal(due);
          void router.navigate({ href: safeNext(next) });
        }}
      >
        {say('onboarding:keepReading')}
      </Button>
    </>
  );
}
