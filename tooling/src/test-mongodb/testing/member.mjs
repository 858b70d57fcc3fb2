// A mongod or mongos as `npm run test:mongodb` starts them. It tells the test that it is there, and hands everything on to the
// member that a strict proxy plays in the process of the test. It ends with it.
import { connect, createServer } from 'node:net';

if (process.argv.includes('--version')) {
  console.log('db version v8.0.12');
  process.exit();
}

const flagOf = (flag) => process.argv[process.argv.indexOf(flag) + 1];
const port = Number(flagOf('--port'));
const set = process.argv.includes('--replSet') ? flagOf('--replSet') : 'mongos';

const test = connect(Number(process.env.PLAYED_BY_PORT), '127.0.0.1');
test.on('error', () => process.exit(1));
test.on('close', () => process.exit());
test.write(`${JSON.stringify({ port, set })}\n`);
test.once('data', (answer) => {
  const onward = Number(answer);
  createServer((socket) => {
    const member = connect(onward, '127.0.0.1').setNoDelay(true);
    socket.setNoDelay(true);
    for (const [one, other] of [
      [socket, member],
      [member, socket],
    ]) {
      one.pipe(other);
      one.on('error', () => one.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(port, '127.0.0.1');
});
