import { chromium } from 'playwright'
import { startServer } from '../site/serve.mjs'
const paths = process.argv.slice(2)
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--font-render-hinting=none'] })
for (const path of paths) {
 for (let round=0; round<2; round++) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable'); await cdp.send('Network.emulateNetworkConditions', { offline:false, latency: 40, downloadThroughput: 10e6/8, uploadThroughput: 5e6/8 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const b = await browser.newBrowserCDPSession()
  const events = []
  b.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await b.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline','toplevel','disabled-by-default-devtools.timeline','v8.execute','disabled-by-default-v8.compile','blink.user_timing','loading'] }, transferMode: 'ReportEvents' })
  await page.goto(server.url + path); await page.waitForTimeout(3500)
  const done = new Promise(r => b.once('Tracing.tracingComplete', r)); await b.send('Tracing.end'); await done
  const nav = events.filter(e => e.name==='firstContentfulPaint' ).map(e=>e.ts); 
  const main = events.find(e => e.name==='thread_name' && e.args.name==='CrRendererMain' && events.some(x=>x.pid===e.pid && x.name==='firstContentfulPaint'))
  const mine = events.filter(e => e.pid===main.pid && e.tid===main.tid && e.ph==='X')
  const t0 = events.filter(e=>e.name==='navigationStart' && e.pid===main.pid).map(e=>e.ts).sort().at(-1)
  const tasks = mine.filter(e => /RunTask|ThreadControllerImpl::RunTask/.test(e.name) && e.dur>50000 && e.ts>t0)
  let sum=0
  console.log(path, 'FCP', nav.map(n=>((n-t0)/1000).toFixed(0)).join())
  const seen = new Set()
  for (const t of tasks) {
    const key = `${Math.round(t.ts/1000)}`; if (seen.has(key)) continue; seen.add(key)
    const after = t.ts > Math.min(...nav)
    if (after) sum += t.dur/1000-50
    const inner = mine.filter(e => e!==t && e.ts>=t.ts && e.ts+e.dur<=t.ts+t.dur && e.dur>6000 && !/RunTask/.test(e.name))
      .map(e => `${e.name} ${(e.dur/1000).toFixed(0)} ${(e.args?.data?.url||e.args?.data?.functionName||e.args?.data?.type||e.args?.beginData?.stackTrace?.[0]?.functionName||'').toString().split('/').pop().slice(0,40)} ${e.args?.elementCount??e.args?.beginData?.dirtyObjects??''}`)
    console.log(after?'  *':'   ', ((t.ts-t0)/1000).toFixed(0), 'ms: ', (t.dur/1000).toFixed(0), '|', inner.slice(0,14).join(' ; '))
  }
  console.log('   blocking', sum.toFixed(0))
  await context.close()
 }
}
await browser.close(); server.close()
