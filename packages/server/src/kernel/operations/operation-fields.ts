import { cleanFields } from '@roadworthy/core/shared/lists/field-kinds.ts';
import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import type { OperationCall, OperationField } from '@roadworthy/data-api/operation-field.ts';
import { askOutside, type Call, carryOut, compute, type Kernel } from './carry-out.ts';
import type { RequestContext } from '../context.ts';
import { TooManyAttempts } from './budget.ts';
import { findInputProblem } from './check-input.ts';
import { findScalarProblem } from './check-scalar.ts';
import { errorIn, fromRefusal, OperationError } from '../errors.ts';
import { translateAnswer } from '../language.ts';
import type { AnyOperation } from '../operation.ts';
import { afterHeader } from '../after-header.ts';
import { runProcess } from '../jobs/run-process.ts';
import { watched } from '../telemetry/watched.ts';
import { refuseUnfitValue } from './unfit-value.ts';

function callOf({ args, context, role, claims, answer }: OperationCall): Call {
  const provided = Object.entries(claims).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const request = context as RequestContext;
  return {
    args,
    role,
    claims: Object.fromEntries(provided),
    context: request,
    answer: (client, value) => answer(client, translateAnswer(request.locale, value)),
  };
}

function resolve(kernel: Kernel, operation: AnyOperation, call: Call): Promise<string> {
  return watched(
    'operation',
    operation.name,
    () => carriedOut(kernel, operation, call),
    (error) => (error instanceof OperationError ? 'refused' : 'failed'),
  );
}

function carriedOut(kernel: Kernel, operation: AnyOperation, call: Call): Promise<string> {
  if (operation.kind === 'mutation') return carryOut(kernel, operation, call);
  if (operation.kind === 'process') return runProcess(kernel, operation, call);
  if (operation.kind === 'outside_read') return askOutside(kernel, operation, call);
  return compute(kernel, operation, call);
}

/** Tells the caller how far a read has to have come that knows of what was just done. */
async function noteWritten({ platform: { replicas } }: Kernel, { kind }: AnyOperation, call: Call): Promise<void> {
  if (replicas === null || kind === 'query' || kind === 'outside_read') return;
  call.context.answerHeaders.set(afterHeader, await replicas.position());
}

/** A registered operation as a root field of the data API: only roles that hold its permission have it. */
export function operationField(kernel: Kernel, operation: AnyOperation): OperationField {
  const { permission } = operation;
  const needed = permission === 'whoever_sees_it' ? null : [permission].flat();
  return {
    name: operation.name,
    kind: operation.kind === 'query' || operation.kind === 'outside_read' ? 'query' : 'mutation',
    allowed: (role) => needed === null || permissionsOf(role as Role).some((held) => needed.includes(held)),
    async resolve(requested) {
      const call = callOf(requested);
      try {
        const input = cleanFields(call.args);
        const fields = operation.kind === 'mutation' ? operation.fields : {};
        const unfit = findInputProblem(input, fields) ?? findScalarProblem(requested.scalarsIn(input), fields);
        if (unfit) throw fromRefusal(unfit);
        const answer = await resolve(kernel, operation, {
          ...call,
          args: input,
        });
        await noteWritten(kernel, operation, call);
        return answer;
      } catch (error) {
        if (error instanceof TooManyAttempts) call.context.answerHeaders.set('retry-after', String(error.retryAfter));
        const unfit = refuseUnfitValue(error, call.args);
        // The rules ought to have known: somebody has to teach them.
        if (unfit)
          kernel.platform.log.warn(
            { field: unfit.field, operation: operation.name },
            'only the database refused a value',
          );
        throw errorIn(call.context.locale, unfit ?? error);
      }
    },
  };
}
