import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Sends traces to the collector at `url` in batches, in the form of OTLP over HTTP; without one nothing is made and
 * nothing loaded. Answers what sends the rest and ends it.
 */
export async function openTracing(url: string | null, processName: string): Promise<() => Promise<void>> {
  if (url === null) return async () => undefined;
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk, core] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/core'),
    ]);
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', url).href });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': processName }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
