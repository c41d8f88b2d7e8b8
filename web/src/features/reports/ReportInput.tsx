import Button from '@mui/material/Button';
import type { ReportInputView } from '@huella/domain/calls/reports';
import { isFilled, type ReportValue, type ReportValues } from '@huella/domain/engine/reports/check-inputs';
import type { Issue } from '@huella/domain/model/errors';
import { DayFilter } from '../../list/DayFilter';
import { useLocale } from '../../session/model';
import { FieldFrame, type FieldProps } from '../../ui/FieldFrame';
import { MultiSelectInput } from '../../ui/MultiSelectInput';
import type { Option } from '../../ui/option';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { offeredOptions } from './report-form';

export interface ReportInputProps {
  readonly input: ReportInputView;
  readonly values: ReportValues;
  readonly issue: Issue | undefined;
  readonly onChange: (value: ReportValue) => void;
}

/** One thing that a report is asked for, by its type. */
export function ReportInput({ input, values, issue, onChange }: ReportInputProps) {
  const locale = useLocale();
  const error = useReason(input, issue);
  const { label, type, name } = input;
  const common = { label, error, required: input.validations.mandatory };
  const value = values[name];
  const options = offeredOptions(input, values).map((option) => ({ value: option.key, label: option.label }));
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (type) {
    case 'select':
      return <SelectInput {...common} options={options} value={text} none="—" onChange={onChange} />;
    case 'multiselect':
      return <Several {...common} input={input} options={options} values={values} onChange={onChange} />;
    case 'date':
      return (
        <FieldFrame {...common} group>
          {() => (
            <DayFilter
              label={label}
              placeholder={label}
              value={value}
              locale={locale}
              onChange={(day) => {
                onChange(day ?? null);
              }}
            />
          )}
        </FieldFrame>
      );
    default:
      return (
        <TextInput
          {...common}
          value={text}
          {...(type === 'number' && { inputMode: 'decimal' })}
          onChange={(typed) => {
            onChange(typed.trim().replace(',', '.'));
          }}
        />
      );
  }
}

interface SeveralProps extends FieldProps, Pick<ReportInputProps, 'input' | 'values' | 'onChange'> {
  readonly options: readonly Option[];
}

/** Several choices; of those that depend on another one all at once, too. */
function Several({ input, values, options, onChange, ...field }: SeveralProps) {
  const { say } = useSay('reports');
  const value = values[input.name];
  const isWaiting = input.dependsOn !== null && !isFilled(values[input.dependsOn]);
  const all = (
    <Button
      size="small"
      variant="text"
      onClick={() => {
        onChange(options.map((option) => option.value));
      }}
    >
      {say('reports:allEntities')}
    </Button>
  );
  return (
    <MultiSelectInput
      {...field}
      options={options}
      value={isFilled(value) && typeof value === 'object' ? value : []}
      disabled={isWaiting}
      hint={isWaiting ? say('reports:chooseGrouping') : undefined}
      aside={input.dependsOn !== null && options.length > 0 ? all : undefined}
      onChange={onChange}
    />
  );
}

/** What is wrong, as the documents say it. */
function useReason({ validations }: ReportInputView, issue: Issue | undefined): string | undefined {
  const { say } = useSay('reports');
  switch (issue?.code) {
    case undefined:
      return undefined;
    case 'mandatory':
      return validations.message ?? say('issues:mandatory');
    case 'belowMin':
      return say('reports:tooLow', { min: validations.min ?? 0 });
    case 'aboveMax':
      return say('reports:tooHigh', { max: validations.max ?? 0 });
    default:
      return say('reports:invalidInput');
  }
}
