import { logFailure, logProgress } from '../../terminal/log.ts';
import { buildImage, provideBase, provideEngine } from './engine.ts';
import { Shape } from './shape.ts';
import { variables, walk } from './walk.ts';

// npm run test:containers: the shape of docker-compose.yml on a Docker engine, through its proxy.

const engine = await provideEngine();
if ('reason' in engine) logProgress(`Not run: ${engine.reason}`);
else {
  try {
    const missing = await provideBase();
    if (missing) logProgress(`Not run: ${missing}`);
    else {
      await Shape.remove();
      await buildImage('one');
      await walk(await Shape.read(variables));
    }
  } catch (error) {
    logFailure(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await Shape.remove().catch(() => undefined);
    await engine.stop();
  }
}
