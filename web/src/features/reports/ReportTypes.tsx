import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReportView } from '@huella/domain/calls/reports';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { FieldFrame } from '../../ui/FieldFrame';
import { useSay } from '../../words/use-say';

export interface ReportTypesProps {
  readonly reports: readonly ReportView[];
  readonly chosen: ReportView | null;
  readonly onNext: (report: ReportView) => void;
}

export const Column = styled('form')({ display: 'grid', gap: 20, maxWidth: 760 });
export const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
});

/** Which report; without one there is no next step (document 3 section 5). */
export function ReportTypes({ reports, chosen, onNext }: ReportTypesProps) {
  const { say } = useSay('reports');
  const [id, setId] = useState(chosen === null ? '' : String(chosen.id));
  const [isAsked, setAsked] = useState(false);
  const report = reports.find((each) => String(each.id) === id);
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (report !== undefined) onNext(report);
      }}
    >
      <FieldFrame
        group
        required
        label={say('reports:chooseType')}
        error={isAsked && report === undefined ? say('reports:invalidInput') : undefined}
      >
        {(ids) => (
          <ChoiceCards
            ids={ids}
            required
            label={say('reports:chooseType')}
            value={id}
            onChange={setId}
            least={320}
            cards={reports.map(({ id: key, name, description }) => ({
              value: String(key),
              title: name,
              text: description,
            }))}
          />
        )}
      </FieldFrame>
      <Foot>
        <Button disabled>{say('reports:back')}</Button>
        <Button type="submit" variant="contained">
          {say('reports:toFilters')}
        </Button>
      </Foot>
    </Column>
  );
}
