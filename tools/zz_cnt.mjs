import { chromium } from 'playwright'
import { startServer } from '../site/serve.mjs'
const server = await startServer({ port: 0 })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
for (const path of process.argv.slice(2)) {
const page = await (await browser.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: true })).newPage()
await page.goto(server.url + path); await page.waitForTimeout(500)
console.log(path, await page.evaluate(()=>{ const out=[]; const c=(e)=>e.querySelectorAll('*').length; for (const e of [...document.body.children].flatMap(x=>x.id==='root'?[...x.children]:[x]).flatMap(x=>c(x)>150?[...x.children]:[x]).flatMap(x=>c(x)>150&&x.tagName!=='SECTION'?[...x.children]:[x])) out.push(`${e.tagName}.${(e.className||'').toString().slice(0,30)} n=${c(e)} top=${Math.round(e.getBoundingClientRect().top)} h=${Math.round(e.getBoundingClientRect().height)} cv=${getComputedStyle(e).contentVisibility}`); return document.querySelectorAll('*').length+'\n  '+out.join('\n  ')}))
}
await browser.close(); server.close()
