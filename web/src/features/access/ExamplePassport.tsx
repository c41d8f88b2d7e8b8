import { PreviewCard } from '../../ui/PreviewCard';
import { useSay } from '../../words/use-say';

/** Proper names of the example, the same in every language. */
const tag = 'KD482 C317 6';
const birthplace = 'La Matilde, Chascomús';
const grower = 'El Recuerdo, Ayacucho';

/** The product shown instead of described: the passport of one animal. */
export function ExamplePassport() {
  const { say } = useSay('access');
  return (
    <PreviewCard
      kind={say('access:exampleKind')}
      name={tag}
      codeLabel={say('ui:exampleCode')}
      steps={[
        { title: say('access:exampleBirth'), place: birthplace, date: say('access:exampleBirthDate') },
        { title: say('access:exampleRearing'), place: grower, date: say('access:exampleRearingDate') },
        {
          title: say('access:exampleHealth'),
          place: say('access:exampleHealthPlace'),
          date: say('access:exampleHealthDate'),
        },
        { title: say('access:exampleMove'), place: birthplace, date: say('access:exampleMoveDate') },
      ]}
    />
  );
}
