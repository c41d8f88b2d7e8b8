import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { plainText } from '@huella/domain/model/value';
import { composeBoxModel, parentField } from '@huella/domain/catalogue/records/box';
import { organisationAddress } from '../../form/back-to-list';
import { FormWaiting } from '../../form/FormWaiting';
import { RecordForm } from '../../form/RecordForm';
import { RecordSheet } from '../../form/RecordSheet';
import { StoredRecord } from '../../form/StoredRecord';
import { boxEditAddress, boxesAddress } from '../../form/record-address';
import { useTopBar, type TopBar } from '../../session/context';
import { canInBox } from '../../session/rights';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import { useBoxModel } from './use-box-model';

const route = getRouteApi('/inside/boxes/stepbystep/edit');

/** What establishments are called, before it is known of which company one is. */
const names = composeBoxModel({ chain: 0, country: '', rol: '' }, []);

/** One establishment: the form that changes it, or all that is known of it (document 3 section 2). */
export function BoxEditPage() {
  const { pk } = route.useSearch();
  const box = useTopBar().establishments.find(({ id }) => id === pk);
  return (
    <Suspense key={pk} fallback={<FormWaiting shape="form" />}>
      {pk !== undefined && (
        <StoredRecord kind="box" pk={pk} names={names}>
          {(stored) => box && <Box box={box} stored={stored} />}
        </StoredRecord>
      )}
    </Suspense>
  );
}

interface BoxProps {
  readonly box: TopBar['establishments'][number];
  readonly stored: SavedRecord;
}

function Box({ box, stored }: BoxProps) {
  const { say } = useSay('records', 'form');
  const { mode } = route.useSearch();
  const mayEdit = canInBox(useUser(), box, 'BOX_EDIT');
  const model = useBoxModel(box.fk, box.id);
  // Back to where it was seen among others: the trail, the establishment around it, what was looked for.
  const around = Number(plainText(stored.values[parentField]));
  const backHref = organisationAddress(box.fk, boxesAddress(box.fk, around > 0 ? around : null));
  if (model === null) return null;
  if (mode === 'view' || !mayEdit)
    return (
      <RecordSheet
        model={model}
        stored={stored}
        editHref={mayEdit ? boxEditAddress(box.id) : null}
        back={{ href: backHref, label: say('records:back') }}
      />
    );
  return (
    <RecordForm
      kind="box"
      model={model}
      stored={stored}
      title={say('records:editOne', { name: stored.label })}
      note={box.subtypeName}
      saveLabel={say('form:saveChanges')}
      backHref={backHref}
      onSaved={({ label }) =>
        Promise.resolve({ notice: say('records:changed', { name: label }), href: backHref })
      }
    />
  );
}
