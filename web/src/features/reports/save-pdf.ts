import { drawReport } from './draw-report';
import { pdfOfPictures, type PagePicture } from './pdf-of-pictures';
import type { PrintedReport } from './printed-report';
import { pageSize } from './report-page';
import { saveBlob } from './save-blob';

/** The quality of the pictures of its pages (document 3 section 9). */
const quality = 0.7;

/** The report as a PDF of A4 lying, each page a picture. The next one is drawn once the one before is a JPEG, which the browser makes beside. */
export async function savePdf(report: PrintedReport): Promise<void> {
  const pictures: PagePicture[] = [];
  for (const canvas of drawReport(report)) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob === null) throw new Error('The page could not be drawn');
    pictures.push({ bytes: new Uint8Array(await blob.arrayBuffer()), ...pageSize });
  }
  saveBlob('reporte.pdf', pdfOfPictures(pictures));
}
