import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reportBody } from '@huella/domain/calls/qr-report';
import { Refusal } from '@huella/domain/model/errors';
import { qrTypeNames, qrTypes, type QrType } from '@huella/domain/model/qr-types';
import type { Deps } from '../../deps';
import { reportPage } from './report-page';

/** Most bytes of a form: its texts, each letter of them written as twelve. */
const maxBytes = 16 * 1024;

interface FormRoute {
  Params: { publicId: string };
  Querystring: { lang?: unknown };
  Body: URLSearchParams;
}

/** Answers with a page that says whether a report was taken. */
export type SendReported = (
  type: QrType,
  request: FastifyRequest<FormRoute>,
  reply: FastifyReply,
  isTold: boolean,
) => FastifyReply;

/** Takes the form by which people say that a page does not fit: it is sent without script, and answered by a page. */
export async function serveReportForms(app: FastifyInstance, deps: Deps, send: SendReported): Promise<void> {
  const limit = app.rateLimit({ max: deps.config.limits.credentials });
  await app.register(async (apart) => {
    apart.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(String(body)));
      },
    );
    for (const type of qrTypeNames)
      apart.post<FormRoute>(
        `/${qrTypes[type].screen}/:publicId/report`,
        {
          config: { rateLimit: false },
          onRequest: limit,
          errorHandler: (_error, request, reply) => {
            void send(type, request, reply.code(429), false);
          },
        },
        async (request, reply) => {
          const status = await take(deps, type, request);
          return send(type, request, reply.code(status), status === 200);
        },
      );
  });
}

/** The status of the answer. What a robot filled in is thanked for, and not kept. */
async function take(deps: Deps, type: QrType, { body, params }: FastifyRequest<FormRoute>): Promise<number> {
  if ((body.get('website') ?? '') !== '') return 200;
  const read = reportBody.safeParse({ text: body.get('text') ?? '', contact: body.get('contact') ?? '' });
  if (!read.success) return 400;
  try {
    await reportPage(deps, type, params.publicId, read.data);
    return 200;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
}
