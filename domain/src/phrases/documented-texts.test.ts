import { describe, expect, it } from 'vitest';
import { cowPn } from '../catalogue/assets/cow-pn';
import { malt } from '../catalogue/assets/malt';
import { storage } from '../catalogue/assets/storage';
import type { AssetType } from '../model/asset-type';
import type { Language } from '../words';
import { errors as errorsEn } from './en/errors';
import { files as filesEn } from './en/files';
import { imports as importsEn } from './en/imports';
import { issues as issuesEn } from './en/issues';
import { onboarding as onboardingEn } from './en/onboarding';
import { transfers as transfersEn } from './en/transfers';
import { ui as uiEn } from './en/ui';
import { errors as errorsEs } from './es/errors';
import { genealogy as genealogyEs } from './es/genealogy';
import { issues as issuesEs } from './es/issues';

/**
 * Texts that the requirements quote, by the phrase that shows them. They stand letter for letter, but for a capital
 * where a sentence begins; what says more may follow.
 */
const quoted: readonly (readonly [shown: string, quotation: string])[] = [
  // Document 1.
  [uiEn.offline, 'no internet connection'],
  [onboardingEn.createCompany, 'Create company'],
  [onboardingEn.createLater, 'Create later'],
  [onboardingEn.doLater, 'do it later'],
  [issuesEs.mandatory, 'Campo obligatorio'],
  [errorsEn.invitationNotValid, 'invitation hash not valid, please check the link'],
  [
    errorsEs.notSignedIn,
    'No se encuentra autorizado para realizar esta operación. Por favor, vuelva a iniciar sesión.',
  ],
  [errorsEs.unexpected, 'Ha ocurrido un error. Por favor inténtelo de nuevo.'],
  [filesEn.fileTooLarge, 'File is larger than {{megabytes}} MB'],
  [importsEn.tooLarge, 'File is larger than {{megabytes}} MB'],
  [filesEn.uploadFailed, 'Could not upload the file: {{file}}'],
  [importsEn.uploadFailed, 'Could not upload the file: {{file}}'],
  [transfersEn.massiveNoData, 'no data in the spreadsheet'],
  // Document 2.
  [issuesEs.wrongEmail, 'Complete correctamente el Email'],
  [genealogyEs.needsHba, 'Se debe ingresar HBA'],
  [genealogyEs.needsRp, 'Se debe ingresar Código de Criador y RP'],
  [genealogyEs.needsKind, 'Se debe ingresar raza y categoría'],
  [errorsEn.noDataError, 'no data in the excel'],
  [issuesEn.badFile, 'Invalid file data'],
];

describe('what the documents quote', () => {
  it.each(quoted)('%s', (shown, quotation) => {
    const first = quotation.charAt(0);
    expect([quotation, quotation.replace(first, first.toUpperCase())]).toContain(
      shown.slice(0, quotation.length),
    );
  });
});

describe('the states of an asset type are called as in document 1 section 4:', () => {
  const labelsOf = ({ states }: AssetType, language: Language) => states.map(({ label }) => label[language]);

  it('cattle of the Pampas', () => {
    expect(labelsOf(cowPn, 'es')).toEqual(
      expect.arrayContaining(['Faenado', 'Dado de Baja: {{reason}}', 'Cuarentena', 'Productivo']),
    );
  });

  it('silo bags', () => {
    const named = ['Activo', 'Vencido', 'Inactivo', 'Invalidado', 'Observado', 'Validado'];
    expect(labelsOf(storage, 'es')).toEqual(expect.arrayContaining(named));
  });

  it('malt', () => {
    expect(labelsOf(malt, 'en')).toEqual(expect.arrayContaining(['Blended', 'Not Blended']));
  });
});
