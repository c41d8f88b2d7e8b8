import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { judgeRecord } from '@huella/domain/engine/oracles/judge-record';
import { proposeCodes } from '@huella/domain/engine/oracles/propose-codes';
import { capital } from '../../form/capital';
import { useModel } from '../../session/model';
import { RowsTable } from '../../ui/RowsTable';
import { useToasts } from '../../ui/Toasts';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { CodeInput } from './CodeInput';
import { DoubtLines } from './DoubtLines';
import type { ChosenAsset } from './oracle-wizard';
import { amountText, percentText } from './oracle-words';
import { codeOf } from './record-words';
import { VerdictChip } from './VerdictChip';
import type { OracleWizardState } from './use-oracle-wizard';

const Tools = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginBottom: 12 });
const Difference = styled('span')(({ theme }) => ({
  '&[data-doubt="true"]': { color: theme.palette.state.warning.text, fontWeight: 600 },
}));

/** A code for each asset, ours beside theirs with the difference; a code that is used is offered to no other. */
export function CodesStep({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { answers, pairs, goNext } = wizard;
  const lacking = answers.assets.length - pairs.length;
  return (
    <WizardStep
      layout="wide"
      title={say('oracles:askCodes')}
      text={say('oracles:askCodesText')}
      label={say('oracles:toReview')}
      disabled={lacking > 0}
      note={lacking > 0 ? say('oracles:codesMissing', { count: lacking }) : undefined}
      onSubmit={goNext}
    >
      <Tools>
        <Propose wizard={wizard} />
      </Tools>
      <CodesTable wizard={wizard} />
      <DoubtLines wizard={wizard} isLinked />
    </WizardStep>
  );
}

/** Fills in what agrees in everything but the amount, the nearest first; what was chosen stays. */
function Propose({ wizard }: { readonly wizard: OracleWizardState }) {
  const { say } = useSay('oracles');
  const { show } = useToasts();
  const { answers, answer, oracles, pairs } = wizard;
  const used = new Set(pairs.map(({ code }) => code));
  const has = new Set(pairs.map(({ pk }) => pk));
  const propose = () => {
    const proposed = proposeCodes(
      oracles,
      answers.assets
        .filter(({ id }) => !has.has(id))
        .map(({ id, amount, values }) => ({
          id,
          values: { ...values, [oracles.amount.attributes[0]]: amount },
        })),
      answers.records
        .map((values) => ({ code: codeOf(oracles, values), values }))
        .filter(({ code }) => !used.has(code)),
    );
    if (proposed.size === 0) show({ tone: 'info', text: say('oracles:proposedNone') });
    const kept = Object.fromEntries(pairs.map(({ pk, code }) => [String(pk), code]));
    const added = Object.fromEntries([...proposed].map(([id, code]) => [String(id), code]));
    answer({ codes: { ...kept, ...added } });
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<WandSparkles size={16} />}
      disabled={pairs.length === answers.assets.length}
      onClick={propose}
    >
      {say('oracles:propose')}
    </Button>
  );
}

export interface CodesTableProps {
  readonly wizard: OracleWizardState;
  /** Nothing can be changed. */
  readonly isRead?: boolean;
}

/** The assets with their codes: how much there is by us and by the oracle. */
export function CodesTable({ wizard, isRead = false }: CodesTableProps) {
  const { say, word, language } = useSay('oracles');
  const { place, oracles, answers, pairs } = wizard;
  const { noun, attributes } = useModel(place).model;
  const { unit } = oracles.amount;
  const kind = oracles.compares[0]?.attribute ?? '';
  const kindLabel = attributes.find(({ name }) => name === kind)?.label;
  const codes = new Map(pairs.map(({ pk, code }) => [pk, code]));
  const cellsOf = (asset: ChosenAsset) => {
    const code = codes.get(asset.id);
    const record = answers.records.find((each) => codeOf(oracles, each) === code);
    const judged =
      record === undefined
        ? null
        : judgeRecord(oracles, record, { ...asset.values, [oracles.amount.attributes[0]]: asset.amount });
    return [
      <strong key="name">{asset.label}</strong>,
      asset.texts[kind] ?? '',
      amountText(asset.amount, language),
      isRead ? (code ?? '') : <CodeInput key="code" wizard={wizard} asset={asset} code={code ?? ''} />,
      amountText(judged?.theirs ?? null, language),
      <Difference
        key="difference"
        data-doubt={judged?.doubts.some(({ code: each }) => each !== 'oracleOther')}
      >
        {percentText(judged?.percent ?? null, language)}
      </Difference>,
      <VerdictChip key="verdict" verdict={judged?.verdict ?? 'lacks'} />,
    ];
  };
  return (
    <RowsTable
      label={say('oracles:askCodes')}
      maxInLine={7}
      columns={[
        { name: 'name', label: capital(word(noun.one)) },
        { name: 'kind', label: kindLabel === undefined ? '' : word(kindLabel) },
        { name: 'ours', label: say('oracles:colOurs', { unit }), isFigure: true },
        { name: 'code', label: say('oracles:colCode') },
        { name: 'theirs', label: say('oracles:colTheirs', { unit }), isFigure: true },
        { name: 'difference', label: say('oracles:colDifference'), isFigure: true },
        { name: 'verdict', label: say('oracles:colVerdict') },
      ]}
      rows={answers.assets.map((asset) => ({ key: String(asset.id), cells: cellsOf(asset) }))}
    />
  );
}
