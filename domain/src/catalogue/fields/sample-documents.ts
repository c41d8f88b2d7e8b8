import type { SampleDocument } from '../../model/file-rules';

/** What the papers that forms ask for look like: those that people are asked for and seldom have at hand. */

/** An analysis as the arbitration chambers of the Argentine grain trade issue it. */
export const grainAnalysisSample: SampleDocument = {
  title: { es: 'Certificado de análisis de granos', en: 'Certificate of grain analysis' },
  facts: [
    {
      label: { es: 'Laboratorio', en: 'Laboratory' },
      example: {
        es: 'Cámara Arbitral de Cereales, laboratorio habilitado',
        en: 'Grain arbitration chamber, licensed laboratory',
      },
    },
    {
      label: { es: 'N.º de certificado', en: 'Certificate no.' },
      example: { es: 'A-104.233', en: 'A-104.233' },
    },
    {
      label: { es: 'Muestra y fecha de extracción', en: 'Sample and day of sampling' },
      example: { es: 'M-0018, 14/04/2026, lacrada', en: 'M-0018, 14/04/2026, sealed' },
    },
    {
      label: { es: 'Grano y campaña', en: 'Grain and crop year' },
      example: { es: 'Maíz dentado, 2025/26', en: 'Dent maize, 2025/26' },
    },
    { label: { es: 'Humedad', en: 'Moisture' }, example: { es: '13,8 %', en: '13.8 %' } },
    { label: { es: 'Materias extrañas', en: 'Foreign matter' }, example: { es: '1,1 %', en: '1.1 %' } },
    { label: { es: 'Granos dañados', en: 'Damaged grains' }, example: { es: '2,4 %', en: '2.4 %' } },
    {
      label: { es: 'Peso hectolítrico', en: 'Test weight' },
      example: { es: '76,2 kg/hl', en: '76.2 kg/hl' },
    },
    { label: { es: 'Grado', en: 'Grade' }, example: { es: 'Grado 2', en: 'Grade 2' } },
    {
      label: { es: 'Firma y sello', en: 'Signature and stamp' },
      example: { es: 'Del perito clasificador, con su matrícula', en: 'Of the licensed grain classifier' },
    },
  ],
};

/** A certificate of the Leather Working Group, whose audit rates a tannery. */
export const leatherAuditSample: SampleDocument = {
  title: { es: 'Certificado de auditoría LWG', en: 'LWG audit certificate' },
  facts: [
    {
      label: { es: 'Curtiembre', en: 'Tannery' },
      example: {
        es: 'Nombre y dirección de la planta auditada',
        en: 'Name and address of the audited plant',
      },
    },
    { label: { es: 'N.º de auditoría', en: 'Audit no.' }, example: { es: 'ABC123', en: 'ABC123' } },
    { label: { es: 'Protocolo', en: 'Protocol' }, example: { es: 'P7.2.2', en: 'P7.2.2' } },
    { label: { es: 'Calificación', en: 'Rating' }, example: { es: 'Oro', en: 'Gold' } },
    {
      label: { es: 'Procesos alcanzados', en: 'Processes covered' },
      example: { es: 'De cuero crudo a cuero terminado', en: 'Raw hide to finished leather' },
    },
    {
      label: { es: 'Trazabilidad', en: 'Traceability' },
      example: { es: '92 % hasta el frigorífico', en: '92 % to the slaughterhouse' },
    },
    {
      label: { es: 'Vigencia', en: 'Valid' },
      example: { es: 'Del 01/03/2026 al 28/02/2028', en: '01/03/2026 to 28/02/2028' },
    },
  ],
};
