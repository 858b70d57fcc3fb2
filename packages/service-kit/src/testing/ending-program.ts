import { connect } from 'node:net';
import { watchProcessEnds } from '../process-ends.ts';

// A program that ends in a given way: node ending-program.ts <how> <log file>
const [how = '', logFile] = process.argv.slice(2);
const ends = watchProcessEnds({ logFile, stopMs: 50 });
ends.stopWith(() => (how === 'never stops' ? new Promise(() => {}) : Promise.resolve()));
const staysUp = setInterval(() => {}, 1000);

const ways: Record<string, () => void> = {
  throws: () => {
    setImmediate(() => {
      throw new Error('nobody is there');
    });
  },
  rejects: () => void Promise.reject(new Error('nobody waits')),
  quotes: () => {
    throw Object.assign(new Error('E11000 duplicate key: ayse@ornek.example'), { name: 'MongoServerError' });
  },
  'loses a socket': () => void connect(1, '127.0.0.1'),
  exits: function leaveQuietly() {
    process.exit(3);
  },
  runsOut: () => clearInterval(staysUp),
};
process.on('message', () => ways[how]?.());
process.channel?.unref();
process.send?.('up');
