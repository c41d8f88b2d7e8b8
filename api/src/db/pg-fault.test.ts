import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isUnreachable } from './pg-fault';

const refusal = (state: string) =>
  Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code: state });
const failure = (code: string, syscall = 'connect') =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a database that cannot be reached now', () => {
  it.each([
    ['is shutting down', refusal('57P01')],
    ['is starting', refusal('57P03')],
    ['breaks a connection', refusal('08006')],
    ['has no room on its disk', refusal('53100')],
    ['takes too long', refusal('57014')],
    ['is read only while another takes over', refusal('25006')],
    ['does not listen', failure('ECONNREFUSED')],
    ['has no socket', failure('ENOENT')],
    ['has no name', failure('ENOTFOUND')],
    ['has a name that is not known yet', failure('EAI_AGAIN')],
    ['has no route', failure('EHOSTUNREACH')],
    ['is gone within a query', new Error('Connection terminated unexpectedly')],
    ['was gone before a query', new Error('Client has encountered a connection error and is not queryable')],
    ['gives no connection', new Error('timeout exceeded when trying to connect')],
    ['does not answer', new Error('Query read timeout')],
  ])('%s', (_how, error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    ['refuses a value', refusal('23505')],
    ['is asked wrongly', refusal('42601')],
    ['is no part of, such as a missing file', failure('ENOENT', 'open')],
    ['has nothing to do with it', new TypeError('x is not a function')],
    ['is not even an error', 'ECONNREFUSED'],
  ])('but not what %s', (_how, error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});
