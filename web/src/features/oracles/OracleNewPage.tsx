import { Suspense } from 'react';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { FormWaiting } from '../../form/FormWaiting';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { WizardScreen } from '../../wizard/WizardScreen';
import { useSay } from '../../words/use-say';
import { CodesAside } from './CodesAside';
import { CodesStep } from './CodesStep';
import { OracleAssetsStep } from './OracleAssetsStep';
import { OracleStepCards } from './OracleStepCards';
import { RecordsStep } from './RecordsStep';
import { ReviewStep } from './ReviewStep';
import { useOracleWizard } from './use-oracle-wizard';

/** Links assets with records of an oracle, in five steps (document 3 sections 2 and 4). */
export function OracleNewPage() {
  const place = usePlace();
  const { say } = useSay('oracles');
  usePageTitle(say('oracles:newLink'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_EDIT')) return <NotAllowed place={place} />;
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <PlaceWizard place={place} />
    </Suspense>
  );
}

function PlaceWizard({ place }: { readonly place: Place }) {
  const { oracles } = useModel(place).model;
  if (oracles === undefined || !oracles.subtypes.includes(place.boxSubtype))
    return <NotAllowed place={place} />;
  return <OracleWizard place={place} oracles={oracles} />;
}

function NotAllowed({ place }: { readonly place: Place }) {
  const { say } = useSay('oracles', 'list');
  return (
    <NotAllowedPlace
      title={say('oracles:newLink')}
      text={say('oracles:noLink', { place: place.boxName })}
      right={place.can('ASSET_EDIT') ? null : 'edit'}
    />
  );
}

function OracleWizard({ place, oracles }: { readonly place: Place; readonly oracles: OracleModel }) {
  const { say, word } = useSay('oracles');
  const { noun } = useModel(place).model;
  const wizard = useOracleWizard(place, oracles);
  const { answers, oracle, step } = wizard;
  const counted = {
    count: answers.assets.length,
    noun: word(noun[answers.assets.length === 1 ? 'one' : 'many']),
  };
  return (
    <WizardScreen
      wizard={wizard}
      title={say('oracles:newLink')}
      subtitle={
        oracle === undefined || oracle.readAt === null
          ? say('oracles:wizardSubNone', { place: place.boxName })
          : say('oracles:wizardSub', { oracle: oracle.label, version: oracle.version })
      }
      titles={{
        oracle: say('oracles:stepOracle'),
        assets: counted.count === 0 ? say('oracles:stepAssetsNone') : say('oracles:stepAssets', counted),
        records:
          answers.records.length === 0
            ? say('oracles:stepRecordsNone')
            : say('oracles:stepRecords', { count: answers.records.length }),
        codes: say('oracles:stepCodes'),
        review: say('oracles:stepReview'),
      }}
      screens={{
        oracle: <OracleStepCards wizard={wizard} />,
        assets: <OracleAssetsStep wizard={wizard} />,
        records: <RecordsStep wizard={wizard} />,
        codes: <CodesStep wizard={wizard} />,
        review: <ReviewStep wizard={wizard} />,
      }}
      exitLabel={say('oracles:exit')}
      aside={step === 'codes' ? <CodesAside wizard={wizard} /> : undefined}
      unsaved={answers.assets.length === 0 ? null : say('oracles:unsaved')}
    />
  );
}
