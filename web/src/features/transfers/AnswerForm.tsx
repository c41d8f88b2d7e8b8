import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import PackageX from 'lucide-react/icons/package-x';
import Split from 'lucide-react/icons/split';
import { useId, useState } from 'react';
import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import { arrivalAnswers } from '@huella/domain/rules/transfer-answer';
import { useRecordText } from '../../fields/use-record-text';
import { FailureNotice } from '../../form/FailureNotice';
import { LeaveGuard } from '../../form/LeaveGuard';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { formatCount } from '../../ui/format-count';
import { focusField } from '../../ui/focus-field';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { TargetErrors } from '../../fields/TargetErrors';
import { ReturnRow } from './ReturnRow';
import { TransferAssets } from './TransferAssets';
import { firstFault, ownReason, placeOf } from './answer-faults';
import { answerFigures } from './answer-figures';
import { useAnswer } from './use-answer';
import type { AnswerDraft } from './answer-figures';

export interface AnswerFormProps {
  readonly place: Place;
  readonly transfer: TransferRow;
  readonly assets: readonly TransferAsset[];
}

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 16,
});
const Intro = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end' });
const Inside = styled('div')({ display: 'grid', gap: 16 });

type Answer = ReturnType<typeof useAnswer>;

/** Anyone who receives says what arrived: all of it, a part with what goes back and why, or nothing. */
export function AnswerForm({ place, transfer, assets }: AnswerFormProps) {
  const { say } = useSay('arrivals');
  const answer = useAnswer(place, transfer, assets);
  const [isTried, setTried] = useState(false);
  const { draft, issues, isCountWrong } = answer;
  const words = useAnswerWords(place, transfer, answer);
  const id = useId();
  const fault = firstFault(issues, isCountWrong);
  return (
    <Form
      noValidate
      aria-label={say('arrivals:ask')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault === null) answer.send(words.done);
        else focusField(placeOf(id, fault));
      }}
    >
      <Card as="section">
        <Inside>
          <div>
            <Typography component="h2" variant="h3">
              {say('arrivals:ask')}
            </Typography>
            <Intro>{say('arrivals:askText', { place: place.boxName, source: transfer.source.name })}</Intro>
          </div>
          <What answer={answer} words={words} />
          <Said id={id} answer={answer} isTried={isTried} sent={assets.length} />
        </Inside>
      </Card>
      {draft.answer === 'part' && <PartProblem answer={answer} isTried={isTried} />}
      <Sent id={id} place={place} answer={answer} assets={assets} isTried={isTried} />
      <Refused place={place} answer={answer} assets={assets} />
      <Foot>
        <WorkingButton type="submit" variant="contained" working={answer.isPending}>
          {words.action}
        </WorkingButton>
      </Foot>
      <Modal
        open={answer.isPending}
        title={say('arrivals:working', { source: transfer.source.name })}
        text={say('arrivals:workingText')}
      >
        <LinearProgress aria-label={say('arrivals:working', { source: transfer.source.name })} />
      </Modal>
      <LeaveGuard
        unsaved={answer.isWritten ? [say('arrivals:unsaved', { source: transfer.source.name })] : []}
      />
    </Form>
  );
}

const icons = { all: CircleCheck, part: Split, none: PackageX } as const;

function What({ answer: { draft, change }, words }: { readonly answer: Answer; readonly words: Words }) {
  const { say } = useSay('arrivals');
  return (
    <ChoiceCards
      label={say('arrivals:ask')}
      value={draft.answer}
      onChange={(value) => {
        const chosen = arrivalAnswers.find((each) => each === value);
        if (chosen !== undefined) change({ answer: chosen });
      }}
      cards={arrivalAnswers.map((value) => {
        const Icon = icons[value];
        return {
          value,
          title: say(`arrivals:${value}`),
          text: value === 'all' ? words.complete : say(`arrivals:${value}Text`),
          icon: <Icon size={18} />,
        };
      })}
    />
  );
}

interface SaidProps {
  /** What the ids of its fields begin with. */
  readonly id: string;
  readonly answer: Answer;
  readonly isTried: boolean;
  readonly sent: number;
}

/** How many were counted, why something goes back, and whatever else there is to say. */
function Said({ id, answer: { draft, change, issues, isCountWrong }, isTried, sent }: SaidProps) {
  const { say } = useSay('arrivals');
  const lacksReason = isTried && issues.some(({ field, record }) => field === 'reason' && record === null);
  const type = (name: keyof AnswerDraft) => (text: string) => {
    change({ [name]: text });
  };
  return (
    <Fields>
      <TextInput
        id={placeOf(id, 'counted')}
        label={say('arrivals:counted')}
        hint={say('arrivals:countedHint', { sent })}
        inputMode="numeric"
        maxLength={7}
        value={draft.counted}
        onChange={type('counted')}
        error={isCountWrong ? say('arrivals:wrongCount') : undefined}
      />
      {draft.answer !== 'all' && (
        <TextInput
          id={placeOf(id, 'reason')}
          label={say(draft.answer === 'none' ? 'arrivals:reasonAll' : 'arrivals:reasonCommon')}
          required={draft.answer === 'none'}
          maxLength={300}
          value={draft.reason}
          onChange={type('reason')}
          error={lacksReason ? say('arrivals:reasonNeeded') : undefined}
        />
      )}
      <TextInput
        label={say('arrivals:remark')}
        maxLength={500}
        value={draft.comment}
        onChange={type('comment')}
      />
    </Fields>
  );
}

/** What is wrong with a part as a whole: nothing goes back of it, or all of it. */
function PartProblem({ answer: { draft, issues }, isTried }: Pick<SaidProps, 'answer' | 'isTried'>) {
  const { say } = useSay('arrivals');
  const isAll = issues.some(({ code }) => code === 'allReturned');
  const isNone = draft.returned.size === 0;
  return (
    <div role="status">
      {isAll || (isNone && isTried) ? (
        <Notice tone={isTried ? 'danger' : 'warning'}>
          {say(isAll ? 'arrivals:returnAll' : 'arrivals:returnNone')}
        </Notice>
      ) : (
        <Intro>{say('arrivals:returnHead')}</Intro>
      )}
    </div>
  );
}

interface SentProps extends RefusedProps, Pick<SaidProps, 'id' | 'isTried'> {}

/** What was sent; of a part, each with whether it goes back and why. */
function Sent({ id, place, answer, assets, isTried }: SentProps) {
  const draw = (asset: TransferAsset) => (
    <ReturnRow id={placeOf(id, ownReason(asset.id))} asset={asset} answer={answer} isTried={isTried} />
  );
  return (
    <div id={placeOf(id, 'assets')}>
      <TransferAssets place={place} assets={assets} {...(answer.draft.answer === 'part' && { draw })} />
    </div>
  );
}

interface RefusedProps {
  readonly place: Place;
  readonly answer: Answer;
  readonly assets: readonly TransferAsset[];
}

/** Why nothing was answered: asset by asset where it is about one. */
function Refused({ place, answer: { failure, reset }, assets }: RefusedProps) {
  const { say } = useSay('arrivals');
  const locale = useLocale();
  const text = useRecordText(useModel(place).model.attributes, locale);
  const labels = new Map(assets.map(({ id, label }) => [String(id), label]));
  const faults = (failure?.issues ?? []).map((found) => {
    const name = labels.get(found.record ?? '');
    return name === undefined ? text(found) : `${name}: ${text(found)}`;
  });
  return (
    <>
      <TargetErrors texts={faults} />
      <FailureNotice failure={failure} title={say('arrivals:notDone')} onClose={reset} />
    </>
  );
}

interface Words {
  /** 'Llegó completo: 12 animales.' */
  readonly complete: string;
  /** What the button does, with its figures. */
  readonly action: string;
  /** What was done, said afterwards. */
  readonly done: string;
}

function useAnswerWords(place: Place, transfer: TransferRow, { draft }: Answer): Words {
  const { say, word, language } = useSay('arrivals');
  const { noun } = useModel(place).model;
  const sent = transfer.assets_count;
  const figure = formatCount(sent, language);
  const all = { figure, noun: word(sent === 1 ? noun.one : noun.many), source: transfer.source.name };
  const { taken, back } = answerFigures(sent, draft);
  const part = { ...all, figure: formatCount(taken, language), back: formatCount(back, language) };
  const complete = say('arrivals:allText', all);
  if (draft.answer === 'all')
    return { complete, action: say('arrivals:doAll', all), done: say('arrivals:doneAll', all) };
  if (draft.answer === 'none')
    return { complete, action: say('arrivals:doNone', all), done: say('arrivals:doneNone', all) };
  // With nothing marked, or all, there are no figures of a part to show yet.
  const isPart = taken > 0 && back > 0;
  const action = isPart ? say('arrivals:doPart', part) : say('arrivals:doSome');
  return { complete, action, done: say('arrivals:donePart', part) };
}
