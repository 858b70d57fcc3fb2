import { productVersion } from '../product-version.ts';
import { setTracer, tracer } from './tracer.ts';

type TracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  OTEL_SERVICE_NAME?: string | undefined;
};

/**
 * Has this process report traces from now on, when the environment names a receiver; otherwise not even the code for it is
 * loaded.
 * @param name what the process is called among the traces, unless OTEL_SERVICE_NAME says otherwise
 */
export async function startTracing(env: TracingEnv, name: string): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  // A file of its own beside the program, see define-node-program.
  const { openTelemetry } = await import(
    /* webpackMode: "lazy", webpackChunkName: "open-telemetry" */ './open-telemetry.ts'
  );
  setTracer(
    openTelemetry({
      url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
      serviceName: env.OTEL_SERVICE_NAME ?? name,
      version: productVersion(),
    }),
  );
}

/** Sends what is left, for a moment at most, and ends tracing. */
export async function stopTracing(): Promise<void> {
  const ending = tracer();
  setTracer(undefined);
  await ending?.stop();
}
