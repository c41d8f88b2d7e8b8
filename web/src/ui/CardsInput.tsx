import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards';
import { FieldFrame, type FieldProps } from './FieldFrame';

export type CardsInputProps = FieldProps &
  Pick<ChoiceCardsProps, 'cards' | 'value' | 'onChange'> & { readonly disabled?: boolean | undefined };

/** A field that chooses one of a few, each with a sentence about it. Arrows walk through them. */
export function CardsInput({ cards, value, onChange, disabled = false, ...field }: CardsInputProps) {
  const shown = disabled ? cards.map((card) => ({ ...card, disabled: true })) : cards;
  return (
    <FieldFrame {...field} group>
      {(ids) => (
        <ChoiceCards
          label={field.label}
          ids={ids}
          required={field.required}
          cards={shown}
          value={value}
          onChange={onChange}
          least={280}
        />
      )}
    </FieldFrame>
  );
}
