import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Language } from '@huella/domain/words';
import { paths } from '../../paths';
import { showLanguage } from '../../session/session';
import { useTenant } from '../../session/tenant';
import { useAccent } from '../../shell/accent';
import { LanguageMenu } from '../../shell/LanguageMenu';
import { TenantLogo } from '../../shell/TenantLogo';
import { useIsDesk } from '../../shell/use-media';
import { phone } from '../../theme/media';
import { height, type, type TypeStep } from '../../theme/tokens';
import { touchTarget } from '../../theme/touch-target';
import { typeStyle } from '../../theme/typography';
import { BrandPanel } from '../../ui/BrandPanel';
import { PreviewCard } from '../../ui/PreviewCard';
import { useSay } from '../../words/use-say';

export interface AccessLayoutProps {
  /** What is done here: a form. */
  readonly children: ReactNode;
  /** Called when the visitor chooses another language, which the page already shows. */
  readonly onLanguage?: (language: Language) => void;
  /** A form that needs the height of the window begins at its head. */
  readonly isTall?: boolean;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: '100dvh',
  backgroundColor: theme.palette.surface,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-wide="true"]': { gridTemplateColumns: '612fr 754fr' },
}));
const Side = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  '&[data-wide="true"]': { padding: '28px 52px 24px 40px' },
});
const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > button': { marginRight: -6 },
});
// Hung from above, not centred: what is said under a field then moves nothing over it.
const Main = styled('main')({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: '30px 20px 24px',
  '&[data-wide="true"]': { padding: 'max(24px, calc(50dvh - 272px)) 0 24px' },
  '&[data-wide="true"][data-tall="true"]': { paddingTop: 'clamp(24px, calc(50dvh - 350px), 120px)' },
});
const Column = styled('div')({ width: 'min(376px, 100%)' });
const Right = styled('aside')({
  padding: '12px 12px 12px 0',
  '& > div': { position: 'sticky', top: 12, height: 'max(calc(100dvh - 24px), 660px)' },
  '& > div > *': { height: '100%' },
});
const Promise = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '50px 52px 48px',
  '& > :last-child': { marginTop: 'auto' },
});
const Band = styled('header')({ display: 'grid', gap: 22, minHeight: 196, padding: '16px 20px 24px' });
const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  color: theme.palette.ink3,
  ...theme.typography.caption,
  '& a': { color: 'inherit', [phone]: touchTarget((height.phoneTarget - type.meta.line) / 2) },
  '&[data-narrow="true"]': { padding: '0 20px 24px', justifyContent: 'center', textAlign: 'center' },
}));

/** The screens of access: what is done at the left, the promise at the right; on narrow windows the promise over it. */
export function AccessLayout({ children, onLanguage, isTall = false }: AccessLayoutProps) {
  useAccent('blue');
  const isWide = useIsDesk();
  const { say } = useSay('access');
  const choose = (language: Language) => {
    void showLanguage(language);
    onLanguage?.(language);
  };
  const label = say('access:language');
  // One tree for both: what was typed outlives a window that is turned or made narrow.
  return (
    <Frame data-wide={isWide}>
      <Side data-wide={isWide}>
        {isWide ? (
          <Bar>
            <TenantLogo size={32} />
            <LanguageMenu kind="name" label={label} onChoose={choose} />
          </Bar>
        ) : (
          <BrandPanel shape="flat" rings={{ gap: 12, x: '81.5vw', y: '60px' }}>
            <Band>
              <Bar as="div">
                <TenantLogo tone="inverse" />
                <LanguageMenu kind="codeWithGlobe" onColour label={label} onChoose={choose} />
              </Bar>
              <PromiseLines size="phone" />
            </Band>
          </BrandPanel>
        )}
        <Main data-wide={isWide} data-tall={isTall}>
          <Column>{children}</Column>
        </Main>
        <AccessFoot isNarrow={!isWide} />
      </Side>
      {isWide && (
        <Right>
          <div>
            <WidePromise />
          </div>
        </Right>
      )}
    </Frame>
  );
}

function AccessFoot({ isNarrow }: { readonly isNarrow: boolean }) {
  const { say } = useSay('access');
  return (
    <Foot data-narrow={isNarrow}>
      <span>{say('access:sealed')}</span>
      <Link href={paths.terms}>{say('access:terms')}</Link>
    </Foot>
  );
}

function WidePromise() {
  const { say } = useSay('access');
  return (
    <BrandPanel rings={{ gap: 17, x: 'max(41.4vw - 9px, 520px)', y: '249px' }}>
      <Promise>
        <PromiseLines size="wide" />
        <Typography sx={{ mt: 5, maxWidth: 600, fontSize: '1rem', lineHeight: '1.625rem', opacity: 0.88 }}>
          {say('access:promiseText')}
        </Typography>
        <Typography sx={{ mt: 2, mb: 3, maxWidth: 600, opacity: 0.88 }}>
          {say('access:forWhom')} {say('access:whatNext')}
        </Typography>
        <ExamplePassport />
      </Promise>
    </BrandPanel>
  );
}

/** Proper names of the example, the same in every language. */
const tag = 'KD482 C317 6';
const birthplace = 'La Matilde, Chascomús';
const grower = 'El Recuerdo, Ayacucho';

/** The product shown instead of described: the passport of one animal. */
function ExamplePassport() {
  const { say } = useSay('access');
  const { example } = useTenant();
  return (
    <PreviewCard
      kind={say('access:exampleKind')}
      name={tag}
      codeLabel={say('ui:exampleCode')}
      link={example === null ? undefined : { page: example, label: say('access:seePage') }}
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

interface PromiseLinesProps {
  /** The size of the three sentences. */
  readonly size: 'wide' | 'phone';
}

const sizes: Readonly<Record<PromiseLinesProps['size'], TypeStep>> = {
  wide: type.promise,
  phone: { ...type.title, line: 30 },
};

const Lines = styled('p')({ '& > span': { display: 'block' } });

/** The promise, in three short sentences. */
function PromiseLines({ size }: PromiseLinesProps) {
  const { say } = useSay('access');
  return (
    <Lines style={typeStyle(sizes[size])}>
      <span>{say('access:promise1')} </span>
      <span>{say('access:promise2')} </span>
      <span>{say('access:promise3')}</span>
    </Lines>
  );
}
