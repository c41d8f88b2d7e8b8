import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { isKeys, type Values } from '@huella/domain/model/value';
import { defaultValues } from '@huella/domain/engine/forms/defaults';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { recordDraftKey } from '../../form/draft';
import type { FormSubject } from '../../form/form-subject';
import { LeaveGuard } from '../../form/LeaveGuard';
import { MinePanel } from '../../form/MinePanel';
import { RefusedRecords } from '../../form/RefusedRecords';
import { StepFormView } from '../../form/StepFormView';
import { useOpened, type OpenedForm } from '../../form/use-opened';
import { useRecordDraft, useRecovered } from '../../form/use-record-draft';
import { useStepForm } from '../../form/use-step-form';
import { VersionConflict, type VersionConflictProps } from '../../form/VersionConflict';
import type { ChosenAssets, PickedAsset } from '../../list/visit';
import { paths } from '../../paths';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useFormModel, useServerDefaults } from '../../session/form-model';
import { useLocale, useModel } from '../../session/model';
import { useUser } from '../../session/session';
import { usePageTitle } from '../../shell/page-title';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { lotAddress } from './lot-address';
import { lotFormQuery, useSaveLot } from './lot-calls';

export interface LotFormProps {
  readonly place: Place;
  /** The lot that is edited; null makes a new one. */
  readonly lot: SavedObject | null;
  /** Assets that a new lot begins with, as they were selected in their list. */
  readonly picked?: readonly PickedAsset[];
}

const nobody: readonly PickedAsset[] = [];

/**
 * The form of a lot, sent on its last step (document 2 section 2). It stays on the version that it was opened with, and
 * begins anew where a newer one is asked for or its draft is discarded.
 */
export function LotForm({ lot, ...rest }: LotFormProps) {
  const { key, opened } = useOpened(lot);
  return <OpenedLot key={key} {...rest} {...opened} />;
}

interface OpenedLotProps extends Omit<LotFormProps, 'lot'>, OpenedForm<SavedObject | null> {}

function OpenedLot(props: OpenedLotProps) {
  const { place, record: lot, picked = nobody } = props;
  const { say } = useSay('lots', 'form', 'list');
  const navigate = useNavigate();
  const { form, draft, isDone, failure, forget, refused, setRefused } = useLotForm(props);
  const [mine, setMine] = useState(props.mine);
  const { subject } = form;
  const isConflict = lot !== null && failure?.code === 'changedMeanwhile';
  const back = lot === null ? paths.lots : lotAddress(lot.id);
  const title = lot === null ? say('lots:formNew') : say('lots:formEdit', { name: lot.label });
  usePageTitle(title, place.boxName);
  return (
    <>
      <StepFormView
        form={form}
        title={title}
        back={{ href: paths.lots, label: say('lots:formBack') }}
        note={draft.note}
        onDiscard={draft.onDiscard}
        above={
          mine === null ? (
            draft.recovered
          ) : (
            <MinePanel form={form} mine={mine} onClose={() => setMine(null)} />
          )
        }
        phoneNote={place.boxName}
        saveLabel={say(lot === null ? 'lots:formSave' : 'form:saveChanges')}
        savesAtEnd
        failure={isConflict ? null : failure}
        onFailureClose={forget}
        onCancel={() => void navigate({ href: back })}
      />
      <RefusedRecords
        error={refused}
        chosen={chosenOf(form.values, picked)}
        fields={subject.model.attributes}
        locale={subject.locale}
        nothingText={say('lots:moveFailed')}
        onClose={() => setRefused(null)}
      />
      <LeaveGuard
        unsaved={isDone ? [] : form.changed.map((field) => labelWithUnit(field, subject.locale))}
        onLeave={draft.drop}
      />
      {lot !== null && (
        <LotConflict
          open={isConflict}
          lot={lot}
          form={form}
          onStay={forget}
          onNewVersion={(opened) => {
            draft.drop();
            props.onNewVersion(opened);
          }}
        />
      )}
    </>
  );
}

type LotConflictProps = Omit<VersionConflictProps<SavedObject>, 'label' | 'newer'> & {
  readonly lot: SavedObject;
};

function LotConflict({ lot, ...rest }: LotConflictProps) {
  const client = useQueryClient();
  const newer = () => client.query({ ...lotFormQuery(lot.id), staleTime: 0 });
  return <VersionConflict {...rest} label={lot.label} newer={newer} />;
}

/** The form of a lot with its draft, and what becomes of saving it. */
function useLotForm({ place, record: lot, step, picked = nobody, onRestart }: OpenedLotProps) {
  const { say, word, language } = useSay('lots', 'form', 'list');
  const navigate = useNavigate();
  const { model } = useModel(place);
  const subject = useLotSubject(place, lot, picked);
  const save = useSaveLot(place);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [refused, setRefused] = useState<CallError | null>(null);
  const [isDone, setDone] = useState(false);
  const kind = `lot-${place.assetType}`;
  const draftKey = recordDraftKey(useUser().id, { kind, holder: place.boxId, stored: lot });
  const submit = async (values: Values, submitKey: string) => {
    setFailure(null);
    try {
      const saved = await save(lot ?? { submitKey }, values);
      setDone(true);
      draft.drop();
      const href = lot === null ? paths.lots : lotAddress(lot.id);
      await navigate({ href, state: { notice: toldOf(saved) }, replace: true, ignoreBlocker: true });
    } catch (error) {
      // What stands against single assets is told by their names, not beside a field.
      if (!(error instanceof CallError) || !error.issues.some(({ record }) => record !== null)) throw error;
      setRefused(error);
    }
  };
  const recovered = useRecovered(draftKey, subject);
  const startStep = step ?? recovered.startStep;
  const form = useStepForm({ subject, ...recovered, startStep, save: submit, onFailure: setFailure });
  const draft = useRecordDraft(draftKey, form, isDone, onRestart);
  const forget = () => {
    setFailure(null);
  };
  return { form, draft, isDone, failure, forget, refused, setRefused };

  function toldOf(saved: SavedObject): string {
    if (lot !== null) return say('lots:formChanged', { name: saved.label });
    const count = idsOf(saved.values).length;
    const noun = word(count === 1 ? model.noun.one : model.noun.many);
    return say('lots:formSaved', { name: saved.label, figure: formatCount(count, language), noun });
  }
}

function idsOf(values: Values): readonly string[] {
  const ids = values[lotAssetsField] ?? null;
  return isKeys(ids) ? ids : [];
}

/** The assets in the form, by the names that are known here. */
function chosenOf(values: Values, known: readonly PickedAsset[]): ChosenAssets {
  const labels = new Map(known);
  const picked = idsOf(values).map((id): PickedAsset => [Number(id), labels.get(Number(id)) ?? id]);
  return { picked, filters: [], count: picked.length };
}

/** What the form is about; a new lot begins with its defaults and the assets that were selected for it. */
function useLotSubject(place: Place, lot: SavedObject | null, picked: readonly PickedAsset[]): FormSubject {
  const { model: assetModel, scope } = useFormModel(place);
  const locale = useLocale();
  const areas = useBoxAreas(place, assetModel);
  const model = lotModelOf(assetModel);
  const fields = allowedFields(model, 'new', scope);
  const known = useServerDefaults(place, fields);
  const [start] = useState(() => ({
    ...defaultValues(fields, scope.boxSubtype, locale, new Date(), known),
    ...(picked.length > 0 && { [lotAssetsField]: picked.map(([id]) => String(id)) }),
  }));
  return useMemo(() => {
    const mode = lot === null ? ('new' as const) : ('update' as const);
    return { model, scope, mode, locale, stored: lot === null ? start : lot.values, areas };
  }, [model, scope, locale, lot, start, areas]);
}
