import subprocess,sys
PAIRS=[l.rstrip('\n').split('=>') for l in open(sys.argv[1]) if '=>' in l]
files=[f for f in subprocess.check_output(['git','ls-files','src','data','tests','docs','blog','samples','plugins','config','checks/README.md']+sys.argv[2:],text=True).split('\n') if f and f.rsplit('.',1)[-1] in ('ts','tsx','mdx','md','tsv','yml','css','mts','mjs','txt')]
n={a:0 for a,b in PAIRS}
for f in files:
    s=open(f).read(); t=s
    for a,b in PAIRS:
        a2=a.replace('\\n','\n');b2=b.replace('\\n','\n')
        if a2 in t: n[a]+=t.count(a2); t=t.replace(a2,b2)
    if t!=s: open(f,'w').write(t)
for a,c in n.items():
    if c!=1: print(c,a)
