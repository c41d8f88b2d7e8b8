import { useMemo, type ReactNode } from 'react';
import type { RecordModel } from '@huella/domain/model/record-model';
import { askedOfRecord, type ChoosingRecord } from '@huella/domain/engine/forms/check-choice';
import type { Values } from '@huella/domain/model/value';
import { ChoosingRecordContext } from '../fields/asset-picking';
import type { StepForm } from './use-step-form';

export interface ChoosingInFormProps {
  readonly form: StepForm;
  readonly children: ReactNode;
}

const nothing: Values = {};

function asksRecord({ attributes }: RecordModel): boolean {
  return attributes.some(({ choice }) => choice !== undefined && askedOfRecord(choice).length > 0);
}

/** Tells the fields of a record that choose assets what they choose for: the record, as it is filled in. */
export function ChoosingInForm({ form, children }: ChoosingInFormProps) {
  const { model } = form.subject;
  const values = asksRecord(model) ? form.values : nothing;
  const record = useMemo((): ChoosingRecord => ({ model, values }), [model, values]);
  return <ChoosingRecordContext value={record}>{children}</ChoosingRecordContext>;
}
