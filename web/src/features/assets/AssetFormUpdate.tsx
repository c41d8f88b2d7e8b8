import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { ChoosingInForm } from '../../form/ChoosingInForm';
import type { FormSubject } from '../../form/form-subject';
import { LeaveGuard } from '../../form/LeaveGuard';
import { MinePanel } from '../../form/MinePanel';
import { StepFormView } from '../../form/StepFormView';
import { useOpened, type OpenedForm } from '../../form/use-opened';
import { useStepForm } from '../../form/use-step-form';
import { VersionConflict, type VersionConflictProps } from '../../form/VersionConflict';
import { useBoxAreas } from '../../session/box-ground';
import type { Place } from '../../session/context';
import { useLocale, type PlaceModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { assetAddress } from './asset-address';
import { assetQuery, useSaveAsset } from './asset-form-calls';

export interface AssetFormUpdateProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly place: Place;
}

/**
 * The form of an asset that is there. It stays on the version that it was opened with, whatever the cache learns
 * meanwhile: a newer one is taken over only by whoever asks for it.
 */
export function AssetFormUpdate({ asset, ...rest }: AssetFormUpdateProps) {
  const { key, opened } = useOpened(asset);
  return <VersionForm key={key} {...rest} {...opened} />;
}

interface VersionFormProps extends OpenedForm<SavedObject>, Omit<AssetFormUpdateProps, 'asset'> {}

function VersionForm({ record: asset, place, model, scope, mine, step, onNewVersion }: VersionFormProps) {
  const { say, word } = useSay('form');
  const navigate = useNavigate();
  const { show } = useToasts();
  const save = useSaveAsset(place);
  const subject = useAssetSubject({ model, scope }, place, asset);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [keptMine, setKeptMine] = useState(mine);
  const toSheet = (ignoreBlocker: boolean) =>
    navigate({ href: assetAddress(asset.id), replace: true, ignoreBlocker });
  const form = useStepForm({
    subject,
    draft: null,
    startStep: step,
    save: async (values) => {
      setFailure(null);
      if (Object.keys(values).length > 0) {
        const saved = await save(asset, values);
        show({ tone: 'ok', text: say('form:changesSaved', { label: saved.label }) });
      }
      await toSheet(true);
    },
    onFailure: setFailure,
  });
  const isConflict = failure?.code === 'changedMeanwhile';
  const title = say('form:editOne', { label: asset.label });
  usePageTitle(title, place.boxName);
  const forget = () => {
    setFailure(null);
  };
  return (
    <>
      <ChoosingInForm form={form}>
        <StepFormView
          form={form}
          title={title}
          back={{ href: listAddress(), label: capital(word(model.noun.many)) }}
          phoneNote={place.boxName}
          saveLabel={say('form:saveChanges')}
          failure={isConflict ? null : failure}
          onFailureClose={forget}
          onCancel={() => void toSheet(false)}
          above={
            keptMine !== null && (
              <MinePanel
                form={form}
                mine={keptMine}
                onClose={() => {
                  setKeptMine(null);
                }}
              />
            )
          }
        />
      </ChoosingInForm>
      <LeaveGuard unsaved={form.changed.map((field) => labelWithUnit(field, subject.locale))} />
      <Conflict open={isConflict} asset={asset} form={form} onStay={forget} onNewVersion={onNewVersion} />
    </>
  );
}

type ConflictProps = Omit<VersionConflictProps<SavedObject>, 'label' | 'newer'> & {
  readonly asset: SavedObject;
};

function Conflict({ asset, ...rest }: ConflictProps) {
  const client = useQueryClient();
  const newer = () => client.query({ ...assetQuery(asset.id), staleTime: 0 });
  return <VersionConflict {...rest} label={asset.label} newer={newer} />;
}

function useAssetSubject({ model, scope }: PlaceModel, place: Place, asset: SavedObject): FormSubject {
  const locale = useLocale();
  const stored = asset.values;
  const areas = useBoxAreas(place, model);
  return useMemo(
    () => ({ model, scope, mode: 'update', locale, stored, areas }),
    [model, scope, locale, stored, areas],
  );
}
