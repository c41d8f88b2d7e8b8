import { useQuery } from '@tanstack/react-query';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import { FetchError } from '../../list/FetchError';
import { usePagedRows } from '../../list/PagedRowsPage';
import { useModel } from '../../session/model';
import { capital } from '../../form/capital';
import { GridSkeleton } from '../../ui/Skeletons';
import { Notice } from '../../ui/Notice';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { oracleAssetsQuery } from './oracle-calls';
import type { ChosenAsset } from './oracle-wizard';
import { amountText } from './oracle-words';
import { PickTable } from './PickTable';
import type { OracleWizardState } from './use-oracle-wizard';

/** Which assets: of those without a link what may have one, with how many are chosen in the question. */
export function OracleAssetsStep({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { answers, answerAgain, goNext } = wizard;
  const count = answers.assets.length;
  const toggle = (asset: OracleAsset) => {
    const left = answers.assets.filter(({ id }) => id !== asset.id);
    answerAgain({ assets: left.length < count ? left : [...answers.assets, chosen(asset)] });
  };
  return (
    <WizardStep
      layout="wide"
      title={say('oracles:askAssets', { count })}
      text={say('oracles:askAssetsText')}
      disabled={count === 0}
      note={count === 0 ? say('oracles:assetsNeeded') : undefined}
      onSubmit={goNext}
    >
      <Assets wizard={wizard} onToggle={toggle} />
    </WizardStep>
  );
}

function chosen({ id, label, amount, values, texts }: OracleAsset): ChosenAsset {
  return { id, label, amount, values, texts };
}

interface AssetsProps {
  readonly wizard: OracleWizardState;
  readonly onToggle: (asset: OracleAsset) => void;
}

function Assets({ wizard, onToggle }: AssetsProps) {
  const { say, word, language } = useSay('oracles');
  const { place, oracles, answers } = wizard;
  const { noun, attributes } = useModel(place).model;
  const paged = usePagedRows();
  const { data, error } = useQuery(oracleAssetsQuery(place, { link: 'free' }, paged.query, true));
  if (error !== null && data === undefined) return <FetchError title={say('oracles:failed')} error={error} />;
  if (data === undefined) return <GridSkeleton count={6} />;
  const compared = oracles.compares.map(({ attribute }) => attribute);
  const labelOf = (name: string) => attributes.find((each) => each.name === name)?.label;
  return (
    <PickTable
      label={say('oracles:stepAssetsNone')}
      columns={[
        { name: 'label', label: capital(word(noun.one)) },
        ...compared.map((name) => ({ name, label: word(labelOf(name) ?? { es: name, en: name }) })),
        { name: 'status', label: say('oracles:colState') },
        { name: 'amount', label: say('oracles:colOurs', { unit: oracles.amount.unit }), isFigure: true },
      ]}
      rows={data.list.map((asset) => ({
        key: String(asset.id),
        cells: [
          asset.label,
          ...compared.map((name) => asset.texts[name] ?? ''),
          asset.status,
          amountText(asset.amount, language),
        ],
      }))}
      chosen={new Set(answers.assets.map(({ id }) => String(id)))}
      onToggle={({ key }) => {
        const asset = data.list.find(({ id }) => String(id) === key);
        if (asset !== undefined) onToggle(asset);
      }}
      text={paged.text}
      onText={paged.onText}
      searchLabel={say('oracles:search')}
      empty={<Notice tone="info" title={say('oracles:noAssets')} />}
      pages={{
        ...{ page: paged.page, pageSize: paged.pageSize, total: data.total },
        ...{ onPage: paged.onPage, onPageSize: paged.onPageSize },
      }}
    />
  );
}
